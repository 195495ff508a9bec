// @ts-check
// Passing a link on: by the device's own way to share, or by copying it.

/** Whether the device has a way of its own to share. */
export const canShare = () => typeof navigator.share === "function";

/**
 * Put a text where it can be pasted from. Browsers allow that on pages that nobody else can read on the way;
 * elsewhere, as in a home network, the old way is tried on a field that shows the text.
 * @param {string} text
 * @param {HTMLInputElement} [field]
 */
export async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== undefined && Boolean(document.execCommand?.("copy"));
  }
}

/**
 * Share a link, or copy it where nothing can share.
 * @param {{ url: string, title: string, text?: string }} shared
 * @returns {Promise<"shared" | "copied" | "cancelled" | "failed">}
 */
export async function share(shared) {
  if (canShare()) {
    try {
      await navigator.share(shared);
      return "shared";
    } catch (error) {
      if (error instanceof Error && error.name === "AbortError") return "cancelled";
    }
  }
  return (await copy(shared.url)) ? "copied" : "failed";
}

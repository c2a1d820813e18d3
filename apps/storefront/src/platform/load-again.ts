let tries = 0

/**
 * Loads a part of the shop's code; where that fails, once more by another address. A browser may remember as long as a page is open that a file did not come
 * (Chromium 150 does), and who has typed something cannot be asked to load the page anew.
 */
export async function loadAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    // Browsers that remember name the file in their message.
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? []
    if (address === undefined) throw error
    return (await import(/* @vite-ignore */ `${address}?again=${++tries}`)) as Part
  }
}

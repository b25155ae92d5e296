/**
 * Amends the text of a file that is not ours while it is bundled (`next.config.mts`). Each place has to stand in it
 * exactly once: where it does not, upstream has changed, and the build stops rather than ship half of an amendment.
 * @param {{ resourcePath: string }} loader
 * @param {string} source
 * @param {[place: RegExp, by: string][]} places each with the flag `g`, and what stands there instead
 * @param {string} file of this folder, to be looked at where a place has changed
 * @returns {string}
 */
export function amended({ resourcePath }, source, places, file) {
  return places.reduce((text, [place, by]) => {
    if (text.match(place)?.length !== 1)
      throw new Error(`${resourcePath} has changed at ${place}; see apps/studio/${file}.`)
    return text.replace(place, by)
  }, source)
}

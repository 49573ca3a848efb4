/**
 * The places of a longest part of numbers that rises, such as 0 and 2 for `3, 1, 4`.
 *
 * @param numbers all different
 */
export function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  // The places by the length of the longest rise that ends there; within each, the numbers fall from place to place.
  const ends: number[][] = []
  numbers.forEach((number, place) => {
    const length = firstWhere(ends.length, (at) => number <= (numbers[ends[at]?.at(-1) ?? 0] ?? 0))
    const same = ends[length] ?? []
    same.push(place)
    ends[length] = same
  })
  const rise = new Set<number>()
  let limit = Infinity
  for (const places of ends.reverse()) {
    const place = places.find((at) => (numbers[at] ?? 0) < limit)
    if (place === undefined) continue
    limit = numbers[place] ?? 0
    rise.add(place)
  }
  return rise
}

/** The first number below another one for which something holds, where it holds for all that follow as well. */
function firstWhere(end: number, holds: (number: number) => boolean): number {
  let [low, high] = [0, end]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** The indexes of a longest increasing subsequence of different numbers, such as 0 and 2 for `3, 1, 4`. */
export function longestIncreasingSubsequence(numbers: readonly number[]): ReadonlySet<number> {
  // Indexes by the length of the longest subsequence that ends there; within each group, the numbers decrease.
  const ends: number[][] = []
  numbers.forEach((number, index) => {
    const length = firstWhere(ends.length, (at) => number <= (numbers[ends[at]?.at(-1) ?? 0] ?? 0))
    const same = ends[length] ?? []
    same.push(index)
    ends[length] = same
  })
  const subsequence = new Set<number>()
  let limit = Infinity
  for (const indexes of ends.reverse()) {
    const index = indexes.find((at) => (numbers[at] ?? 0) < limit)
    if (index === undefined) continue
    limit = numbers[index] ?? 0
    subsequence.add(index)
  }
  return subsequence
}

/** Binary search: the first number below `end` for which a monotonic condition holds, or `end`. */
function firstWhere(end: number, holds: (number: number) => boolean): number {
  let [low, high] = [0, end]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

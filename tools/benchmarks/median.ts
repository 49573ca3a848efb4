/** The median of numbers; of an even count, the mean of the middle two. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2
}

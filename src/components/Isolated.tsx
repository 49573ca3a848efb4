/**
 * A figure or a line of an address, whose parts keep their order on a site that is written from right to left. Without this,
 * browsers would show “500+” as “+500” there, and the number of a house at the other end of its street.
 */
export function Isolated({ children }: { children: string }) {
  return IS_RIGHT_TO_LEFT ? <bdi>{children}</bdi> : children
}

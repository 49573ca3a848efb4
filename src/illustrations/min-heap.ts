/** A priority queue of integers with the lowest cost first. The order among equal costs depends only on the order of pushes. */
export class MinHeap {
  // Two arrays of numbers instead of one of objects, because a route has tens of thousands of entries.
  private readonly keys: number[] = []
  private readonly costs: number[] = []

  /** Adds an integer with its cost. */
  push(key: number, cost: number): void {
    let index = this.keys.length
    while (index > 0) {
      const above = (index - 1) >> 1
      const aboveCost = this.costs[above] ?? 0
      if (aboveCost <= cost) break
      this.put(index, this.keys[above] ?? 0, aboveCost)
      index = above
    }
    this.put(index, key, cost)
  }

  /** Removes and returns the integer with the lowest cost, or `undefined` if the queue is empty. */
  pop(): number | undefined {
    const cheapest = this.keys[0]
    const key = this.keys.pop()
    const cost = this.costs.pop()
    if (key !== undefined && cost !== undefined && this.keys.length > 0) this.sink(key, cost)
    return cheapest
  }

  private sink(key: number, cost: number): void {
    const { costs, keys } = this
    const size = keys.length
    let index = 0
    for (let child = 1; child < size; child = 2 * index + 1) {
      if (child + 1 < size && (costs[child + 1] ?? 0) < (costs[child] ?? 0)) child += 1
      const childCost = costs[child] ?? 0
      if (childCost >= cost) break
      this.put(index, keys[child] ?? 0, childCost)
      index = child
    }
    this.put(index, key, cost)
  }

  private put(index: number, key: number, cost: number): void {
    this.keys[index] = key
    this.costs[index] = cost
  }
}

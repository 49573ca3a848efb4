/** A queue of whole numbers that gives the cheapest first; the pushes alone decide the order among equal costs. */
export class MinHeap {
  // Two rows of numbers instead of one of objects: a route makes tens of thousands of entries.
  private readonly keys: number[] = []
  private readonly costs: number[] = []

  /** Adds a number. In: the number and its cost. */
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

  /** Takes the cheapest number out. Out: the number, or undefined when none is left. */
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

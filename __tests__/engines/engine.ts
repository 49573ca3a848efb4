/** The keys that journeys press. */
export type Key = 'Enter' | 'Escape' | 'Tab'

/** What some engines can't do through their driver. */
export type Ability = 'pages without script' | 'print' | 'pages that are loading'

/** One window of a browser engine, as far as the journeys use it. All coordinates and sizes are CSS pixels of the window. */
export interface EngineWindow {
  /** The name and version of the browser. */
  readonly version: string
  /** What the engine cannot do, and why; journeys that need it are skipped. */
  readonly cannot: Readonly<Partial<Record<Ability, string>>>
  goto(address: string): Promise<unknown>
  back(): Promise<unknown>
  forward(): Promise<unknown>
  /** Sets the size of the page's area. */
  resize(width: number, height: number): Promise<void>
  /**
   * Runs a function in the page.
   *
   * @param script a function without references to anything outside it
   * @param argument a value that can be written as JSON
   */
  evaluate<Argument, Result>(script: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>
  /** Runs the text of a script in the page. */
  run(script: string): Promise<unknown>
  move(x: number, y: number): Promise<void>
  click(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** A picture of the page's area, as a PNG file. */
  screenshot(): Promise<Buffer>
  /** Prints the page, and returns the number of sheets of A4 paper. */
  sheets(): Promise<number>
  close(): Promise<void>
}

/** Opens a window. */
export type OpenEngine = (options: { scripts: boolean }) => Promise<EngineWindow>

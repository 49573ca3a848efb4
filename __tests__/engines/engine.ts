/** One window of a browser engine. Coordinates and sizes are CSS pixels of the window. */
export interface EngineWindow {
  /** The name and version of the browser. */
  readonly version: string
  goto(address: string): Promise<unknown>
  back(): Promise<unknown>
  forward(): Promise<unknown>
  /** Sets the size of the page's area. */
  resize(width: number, height: number): Promise<void>
  /** Runs a function in the page. It can't refer to anything outside it, and its argument is passed as JSON. */
  evaluate<Argument, Result>(script: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>
  /** Runs the text of a script in the page. */
  run(script: string): Promise<unknown>
  move(x: number, y: number): Promise<void>
  click(x: number, y: number): Promise<void>
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>
  type(text: string): Promise<void>
  close(): Promise<void>
}

/** Opens a window. */
export type OpenEngine = () => Promise<EngineWindow>

declare module '@adobe/structured-data-validator' {
  /** The part of the package that the tests use. */
  export default class Validator {
    /** Things by their types. */
    validate(data: {
      jsonld: Record<string, object[]>
    }): Promise<{ rootType: string; issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>
  }
}

declare module '@mdn/mdn-http-observatory' {
  /** What one test found: whether it passed, and its name for what it has found. */
  interface ObservatoryTest {
    pass: boolean
    result: string
  }

  export function scan(hostname: string): Promise<{ scan: { score: number }; tests: Record<string, ObservatoryTest> }>
}

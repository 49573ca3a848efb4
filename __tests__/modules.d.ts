declare module '@adobe/structured-data-validator' {
  /** The part of the package that the tests use. */
  export default class Validator {
    /** Validates things, given by type. */
    validate(data: {
      jsonld: Record<string, object[]>
    }): Promise<{ rootType: string; issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>
  }
}

declare module '@mdn/mdn-http-observatory' {
  /** The result of one test: whether it passed, and the name of the result. */
  interface ObservatoryTest {
    pass: boolean
    result: string
  }

  export function scan(hostname: string): Promise<{ scan: { score: number }; tests: Record<string, ObservatoryTest> }>
}

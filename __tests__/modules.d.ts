declare module '@adobe/structured-data-validator' {
  /** The part of the package that the tests use. */
  export default class Validator {
    /** Validates things, given by type. */
    validate(data: {
      jsonld: Record<string, object[]>
    }): Promise<{ rootType: string; issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>
  }
}

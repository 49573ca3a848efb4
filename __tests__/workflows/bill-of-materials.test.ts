/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The parts of a CycloneDX bill of materials that consumers rely on (https://cyclonedx.org/docs/1.5/json/). */
const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  metadata: z.object({ component: z.object({ 'bom-ref': z.string() }) }),
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      type: z.enum(['library']),
      name: z.string().min(1),
      version: z.string().min(1),
      purl: z.string().startsWith('pkg:npm/'),
      hashes: z.array(z.object({ alg: z.string(), content: z.string().regex(/^[0-9a-f]+$/) })).optional(),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

const lock = z.object({
  packages: z.record(z.string(), z.object({ name: z.string().optional(), version: z.string() })),
})

// As the release workflow creates it.
const output = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
const { components, dependencies, metadata } = bill.parse(JSON.parse(output))

test('the bill of materials contains every package in the lockfile', () => {
  const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const missing = Object.entries(packages).filter(([path, { name = '', version }]) => {
    const folder = path.split('node_modules/').at(-1) ?? ''
    // An aliased package is listed under either name.
    return path !== '' && !named.has(`${folder}@${version}`) && !named.has(`${name}@${version}`)
  })
  expect(missing).toEqual([])
})

test('every package in the bill has a unique reference, and all its dependencies are in the bill', () => {
  const references = [metadata.component, ...components].map((component) => component['bom-ref'])
  const known = new Set(references)
  expect(known.size).toBe(references.length)
  expect(dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref))).toEqual([])
})

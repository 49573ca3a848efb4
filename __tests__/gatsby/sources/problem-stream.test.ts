import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { type ProblemStream, problemStream } from '../../../gatsby/sources/problem-stream'

/** Opens the stream like a page. Returns the received events and a function that closes the connection. */
function open(stream: ProblemStream): { received: string[]; leave: () => void } {
  const received: string[] = []
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  jest.spyOn(response, 'write').mockImplementation((chunk) => {
    received.push(String(chunk))
    return true
  })
  stream.serve({
    get: (_path, respond) => {
      respond(request, response, () => undefined)
    },
  })
  return { received, leave: () => request.emit('close') }
}

test('a page receives the current problems when it opens', () => {
  const stream = problemStream()
  expect(open(stream).received).toEqual(['data: \n\n'])
  stream.show('site.yml:1:1')
  expect(open(stream).received).toEqual(['data: site.yml:1:1\n\n'])
})

test('every open page receives a change, line by line', () => {
  const stream = problemStream()
  const pages = [open(stream), open(stream)]
  stream.show('one\n\ntwo\rthree')
  for (const { received } of pages) expect(received.at(-1)).toBe('data: one\ndata: \ndata: two\ndata: three\n\n')
})

test('a closed page receives nothing more', () => {
  const stream = problemStream()
  const { received, leave } = open(stream)
  leave()
  stream.show('site.yml:1:1')
  expect(received).toEqual(['data: \n\n'])
})

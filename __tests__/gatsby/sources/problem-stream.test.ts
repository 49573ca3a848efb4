import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { type DevelopServer, problemStream } from '../../../gatsby/sources/problem-stream'

test('every open page gets the current problems and each change, line by line, until it is closed', () => {
  const stream = problemStream()
  const get = jest.fn<undefined, Parameters<DevelopServer['get']>>()
  stream.serve({ get })
  const open = () => {
    const request = new IncomingMessage(new Socket())
    const response = new ServerResponse(request)
    const write = jest.spyOn(response, 'write').mockReturnValue(true)
    get.mock.calls[0]?.[1](request, response, jest.fn())
    return { close: () => request.emit('close'), received: () => write.mock.calls.map(([event]) => String(event)) }
  }
  const first = open()
  stream.show('One\r\nand another')
  const second = open()
  first.close()
  const third = open()
  stream.show('')
  const last = open()
  const problems = 'data: One\ndata: and another\n\n'
  expect(first.received()).toEqual(['data: \n\n', problems])
  expect(second.received()).toEqual([problems, 'data: \n\n'])
  expect(third.received()).toEqual([problems, 'data: \n\n'])
  expect(last.received()).toEqual(['data: \n\n'])
})

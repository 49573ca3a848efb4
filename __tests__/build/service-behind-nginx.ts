import { type MailServer, startMailServer } from '../consultation-api/mail-server'
import { environmentWith } from '../consultation-api/requests'
import { startGatsby } from './gatsby-serve'
import { startNginx } from './nginx'

/** The consultation service as in production: nginx, Gatsby's server, and a mail server, all of them real. */
export interface ServiceBehindNginx {
  origin: string
  mail: MailServer
  stop: () => Promise<void>
}

export async function startServiceBehindNginx(): Promise<ServiceBehindNginx> {
  const mail = await startMailServer()
  const gatsby = await startGatsby(environmentWith(mail.port, { VISITOR_ADDRESS_HEADER: 'X-Real-IP' }))
  const nginx = await startNginx('public', { servicePort: gatsby.port })
  return {
    origin: nginx.origin,
    mail,
    stop: async () => {
      await nginx.stop()
      await gatsby.stop()
      await mail.stop()
    },
  }
}

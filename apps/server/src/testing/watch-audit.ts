import type { Call } from '@nextrung/contract/call'
import { isNotNull } from 'drizzle-orm'
import { auditEvents } from '../features/audit/audit.table.ts'
import type { Server } from '../server.ts'
import { calls } from './fuzz/calls.ts'

/**
 * Records every successful call. `findFaults` then compares what each wrote to the audit log with what the contract
 * says.
 */
export const watchAudit = ({ app, services }: Server) => {
  const succeeded = new Map<string, Call>()
  app.addHook('onResponse', async (request, reply) => {
    const call = calls.get(`${request.method} ${request.routeOptions.url}`)
    if (call && reply.statusCode < 300) succeeded.set(request.id, call)
  })
  return {
    findFaults: async (): Promise<string[]> => {
      const written = new Map<string, string[]>()
      const rows = await services.db
        .select({ id: auditEvents.requestId, event: auditEvents.event })
        .from(auditEvents)
        .where(isNotNull(auditEvents.requestId))
      for (const { id, event } of rows) written.set(id ?? '', [...(written.get(id ?? '') ?? []), event])
      return [...succeeded].flatMap(([id, call]) => auditFaults(call, written.get(id) ?? []))
    },
  }
}

/** What is wrong with the audit events that one successful call wrote, as sentences. */
export const auditFaults = ({ method, path, audit = ['nothing'] }: Call, written: string[]): string[] => {
  const undeclared = written.filter((event) => !audit.some((one) => one === event))
  const twice = written.filter((event, at) => written.indexOf(event) !== at)
  const isMissing = written.length === 0 && !audit.includes('nothing')
  return [
    ...undeclared.map((event) => `${method} ${path} wrote ${event}, which it does not declare`),
    ...twice.map((event) => `${method} ${path} wrote ${event} twice`),
    ...(isMissing ? [`${method} ${path} wrote none of ${audit.join(', ')}`] : []),
  ]
}

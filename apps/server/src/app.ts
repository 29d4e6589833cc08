import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Config } from './config.ts'
import type { Services } from './context.ts'
import { applicationsRoutes } from './features/applications/applications.routes.ts'
import { assessmentsRoutes } from './features/assessments/assessments.routes.ts'
import { careerAnalyticsRoutes } from './features/career-analytics/career-analytics.routes.ts'
import { careerPathRoutes } from './features/career-path/career-path.routes.ts'
import { careerStoryRoutes } from './features/career-story/career-story.routes.ts'
import { challengesRoutes } from './features/challenges/challenges.routes.ts'
import { exercisesRoutes } from './features/exercises/exercises.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { identityRoutes } from './features/identity/identity.routes.ts'
import { interviewRoutes } from './features/interview/interview.routes.ts'
import { interviewRecordingsRoutes } from './features/interview-recordings/interview-recordings.routes.ts'
import { interviewStoriesRoutes } from './features/interview-stories/interview-stories.routes.ts'
import { jobAutomationRoutes } from './features/job-automation/job-automation.routes.ts'
import { learningRoutes } from './features/learning/learning.routes.ts'
import { linkedInRoutes } from './features/linkedin/linkedin.routes.ts'
import { metricsRoutes } from './features/metrics/metrics.routes.ts'
import { mockInterviewsRoutes } from './features/mock-interviews/mock-interviews.routes.ts'
import { notificationsRoutes } from './features/notifications/notifications.routes.ts'
import { ownDataRoutes } from './features/own-data/own-data.routes.ts'
import { profileRoutes } from './features/profile/profile.routes.ts'
import { resumesRoutes } from './features/resumes/resumes.routes.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { shownSkillsRoutes } from './features/shown-skills/shown-skills.routes.ts'
import { subscriptionRoutes } from './features/subscription/subscription.routes.ts'
import { supportRoutes } from './features/support/support.routes.ts'
import { taskReportsRoutes } from './features/task-reports/task-reports.routes.ts'
import { limitAdmission } from './http/admission.ts'
import { refuseCompressedBody } from './http/compressed-body.ts'
import { acceptJson } from './http/json-body.ts'
import { logRequests } from './http/log-requests.ts'
import { answerMalformedRequest, answerMalformedUrl } from './http/malformed-request.ts'
import { measureRequests } from './http/measure-requests.ts'
import { answerErrors } from './http/on-error.ts'
import { refuseForeignOrigin } from './http/origin.ts'
import { refuseUnderPressure } from './http/refuse-under-pressure.ts'
import { recordArrival } from './http/request-facts.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { serveWeb } from './http/static.ts'
import { multipartLimits } from './http/upload.ts'

const bodyLimitBytes = 1024 * 1024
// How often to check for connections that send too slowly.
const checkSlowEveryMs = 500

const mountFeatures = (app: FastifyInstance, services: Services): void => {
  healthRoutes(app, services)
  metricsRoutes(app, services)
  identityRoutes(app, services)
  settingsRoutes(app, services)
  profileRoutes(app, services)
  notificationsRoutes(app, services)
  resumesRoutes(app, services)
  subscriptionRoutes(app, services)
  linkedInRoutes(app, services)
  careerAnalyticsRoutes(app, services)
  careerStoryRoutes(app, services)
  careerPathRoutes(app, services)
  learningRoutes(app, services)
  assessmentsRoutes(app, services)
  challengesRoutes(app, services)
  exercisesRoutes(app, services)
  interviewRoutes(app, services)
  interviewStoriesRoutes(app, services)
  interviewRecordingsRoutes(app, services)
  mockInterviewsRoutes(app, services)
  jobAutomationRoutes(app, services)
  applicationsRoutes(app, services)
  shownSkillsRoutes(app, services)
  supportRoutes(app, services)
  taskReportsRoutes(app, services)
  ownDataRoutes(app, services)
}

export type Route = { method: string; path: string }

/** Builds the web server with every feature, and the list of its routes. It does not listen yet. */
export const buildApp = async (services: Services): Promise<{ app: FastifyInstance; routes: Route[] }> => {
  const { requestTimeoutMs } = services.config.limits
  const app = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    trustProxy: trustedProxies(services.config),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: requestTimeoutMs,
    http: {
      connectionsCheckingInterval: checkSlowEveryMs,
      headersTimeout: requestTimeoutMs,
      requestTimeout: requestTimeoutMs,
    },
    clientErrorHandler: answerMalformedRequest,
    frameworkErrors: answerMalformedUrl,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    // `logRequests` writes one line per request when it ends.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
  })
  answerErrors(app)
  logRequests(app, { slowMs: services.config.slowRequestMs })
  measureRequests(app, services.metrics)
  acceptJson(app)
  await sendSecurityHeaders(app, services.config)
  app.addHook('onRequest', async (request, reply) => {
    recordArrival(request, reply)
    refuseForeignOrigin(services.config, request)
    refuseCompressedBody(request)
  })
  limitAdmission(app, services.config.limits.requestsAtOnce)
  await refuseUnderPressure(app, services.config.limits.longestEventLoopDelayMs)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(multipart, { limits: multipartLimits })

  const routes: Route[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, path: url })
  })
  mountFeatures(app, services)

  // Routes with their own body parsers are registered only when their plugin loads.
  await app.after()
  const calls = [...routes]
  await serveWeb(app, services.config.webDir)
  return { app, routes: calls }
}

const trustedProxies = ({ trustProxy }: Config) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy

import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

const shortestSampleMs = 1000

/**
 * Answers 503 while the average event loop delay exceeds this limit.
 * The plugin treats an interval without a measurement as an infinite delay. That happens when two loop iterations take
 * the whole interval, so the interval is at least as long as the allowed delay.
 */
export const refuseUnderPressure = async (app: FastifyInstance, longestDelayMs: number): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelayMs,
    sampleInterval: Math.max(shortestSampleMs, longestDelayMs),
    retryAfter: 5,
  })
}

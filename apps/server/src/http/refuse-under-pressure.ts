import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

const shortestSampleMs = 1000

/**
 * Answers 503 while the event loop is late by more than this on average.
 * The plugin takes an interval without a measurement for an endless delay. It has none when two turns of the loop took
 * the whole interval, so the interval is as long as the delay that is allowed.
 */
export const refuseUnderPressure = async (app: FastifyInstance, longestDelayMs: number): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelayMs,
    sampleInterval: Math.max(shortestSampleMs, longestDelayMs),
    retryAfter: 5,
  })
}

import type { ApplicationStage, SentPosting } from '@nextrung/contract/job-applications'
import type { boardEntryKinds } from '@nextrung/contract/job-board'
import type { MatchExplanation } from '@nextrung/contract/job-match'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytes, id, moment } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'
import { resumes } from '../resumes/resumes.table.ts'

const personId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Documents as they were sent. Never changed; the same bytes are kept once for each person. */
export const sentDocuments = pgTable(
  'sent_documents',
  {
    id: id(),
    userId: personId(),
    kind: text().$type<'resume' | 'posting'>().notNull(),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    bytes: bytes().notNull(),
    /** Of the bytes, in hexadecimal. */
    sha256: text().notNull(),
    /** What the bytes say, to show it. */
    content: jsonb().$type<ResumeDocument | SentPosting>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [unique('sent_documents_once').on(table.userId, table.kind, table.sha256)],
)

/** Applications to jobs: sent from here, or added by hand. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: id(),
    userId: personId(),
    /** The job it was sent for; null for one added by hand. */
    jobId: text(),
    isSample: boolean().notNull(),
    /** Sent by a search, and not by a click on this job. */
    isAutomatic: boolean().notNull(),
    title: text().notNull(),
    company: text().notNull(),
    location: text(),
    role: text(),
    link: text(),
    description: text(),
    resumeId: integer().references(() => resumes.id, { onDelete: 'set null' }),
    resumeVersion: integer(),
    resumeDocumentId: integer().references(() => sentDocuments.id),
    postingDocumentId: integer().references(() => sentDocuments.id),
    matchScore: integer(),
    match: jsonb().$type<MatchExplanation>(),
    /** What the employer said last; as in the contract, but open. */
    status: text().notNull(),
    nextSteps: jsonb().$type<string[]>().notNull(),
    stage: text().$type<ApplicationStage>().notNull(),
    simulatedOn: date(),
    interviewOn: date(),
    /** How many answers of a sample employer have come, and when the next one is due. */
    employerStep: integer().notNull().default(0),
    nextStepAt: moment(),
    sentAt: moment(),
    /** Counts changes by the person. */
    revision: integer().notNull().default(0),
    /** Hidden since; final a day later. */
    deletedAt: moment(),
    createdAt: moment().notNull(),
    lastUpdated: moment().notNull(),
  },
  (table) => [
    unique('job_applications_once').on(table.userId, table.jobId),
    index('job_applications_due').on(table.nextStepAt).where(sql`${table.nextStepAt} is not null`),
    index('job_applications_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)

/** What happened to an application, in order. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: id(),
    userId: personId(),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    says: text().notNull(),
    at: moment().notNull(),
    simulatedOn: date(),
    /** Numbers a sample employer's answers, so that none is told twice. */
    employerStep: integer(),
  },
  (table) => [
    unique('application_events_once').on(table.applicationId, table.employerStep),
    index('application_events_person').on(table.userId),
  ],
)

/** A person's notes, contacts and reminders about an application. */
export const applicationEntries = pgTable(
  'application_entries',
  {
    id: id(),
    userId: personId(),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    kind: text().$type<(typeof boardEntryKinds)[number]>().notNull(),
    text: text().notNull(),
    dueOn: date(),
    isDone: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('application_entries_application').on(table.applicationId),
    index('application_entries_person').on(table.userId),
  ],
)

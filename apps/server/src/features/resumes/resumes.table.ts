import type { ReadDocument } from '@nextrung/contract/read-document'
import type { ResumeDesign } from '@nextrung/contract/resume-design'
import type { ResumeDocument, ResumeEvidence } from '@nextrung/contract/resume-document'
import type { ResumeScore } from '@nextrung/contract/resume-score'
import type { ResumeStatus, StoredComparison } from '@nextrung/contract/resumes'
import type { LeftOut, ParsedResume } from '@nextrung/engine/resumes/resume-model'
import type { Wishes } from '@nextrung/engine/resumes/wish-model/wish'
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, moment, updatedAt } from '../../db/columns.ts'
import { users } from '../identity/identity.table.ts'

/** Original uploads. Versions derived from one another share a file. */
export const uploadedFiles = pgTable(
  'uploaded_files',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    format: text().notNull(),
    sizeBytes: integer().notNull(),
    content: bytes().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('uploaded_files_user').on(table.userId)],
)

/** Versions of a person's resume, numbered per person; the newest is the current one. */
export const resumes = pgTable(
  'resumes',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(1),
    status: text().$type<ResumeStatus>().notNull().default('pending'),
    targetRole: text(),
    fileName: text().notNull(),
    fileId: integer().references(() => uploadedFiles.id),
    /** The person's name for the version, and why the version exists. */
    label: text(),
    reason: text(),
    /** The version this one is based on, and the feedback that asked for it. */
    basedOn: integer().references((): AnyPgColumn => resumes.id, { onDelete: 'set null' }),
    feedbackWords: text(),
    wishes: jsonb().$type<Wishes>(),
    originalContent: text().notNull(),
    optimizedContent: text(),
    skills: jsonb().$type<string[]>().notNull().default([]),
    /** A JSON-encoded array of suggestion sentences. */
    feedback: text(),
    /** What changed since the previous version. */
    comparisonResult: jsonb().$type<StoredComparison>(),
    /** What the reader extracted from the file: lines with their positions. */
    read: jsonb().$type<ReadDocument>().notNull(),
    /** The content parsed from it, with the person's corrections. */
    understood: jsonb().$type<ParsedResume>(),
    /** The optimized resume, and the evidence for each of its lines. */
    document: jsonb().$type<ResumeDocument>(),
    evidence: jsonb().$type<ResumeEvidence>(),
    leftOut: jsonb().$type<LeftOut[]>(),
    score: jsonb().$type<ResumeScore>(),
    design: jsonb().$type<ResumeDesign>(),
    /** Whether downloads include the personal details that are kept apart. */
    showsPersonal: boolean().notNull().default(false),
    /** When the version was first downloaded or compared; from then on, answers make a new one. */
    usedAt: moment(),
    engine: text(),
    /** Number of analysis attempts, used to reject late results of earlier attempts. */
    attempt: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('resumes_version_per_person').on(table.userId, table.version)],
)

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'

const schemaFile = createRequire(import.meta.url).resolve('@jsonresume/schema/schema.json')
const ajv = new Ajv({ strict: false })
addFormats.default(ajv)
/** Checks a value by the schema that jsonresume.org publishes; what is wrong stands in `validate.errors`. */
export const validate = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')))

import { type AuthoredExercise, hidden } from './exercise.ts'

export const jsonExercises: readonly AuthoredExercise[] = [
  {
    id: 'json-mend-settings',
    title: 'Mend a settings file',
    kind: 'json',
    skill: 'JSON',
    difficulty: 'beginner',
    minutes: 5,
    task: [
      'The service refuses to start: its settings are not JSON. Mend them without changing a value.',
      '`port` must be a number and `debug` must be false; `hosts` keeps its two entries. The comment becomes a field `note` with its words.',
    ],
    starter:
      "{\n  // only for tests\n  'port': 8080,\n  'debug': False,\n  'hosts': ['a.example.com', 'b.example.com',],\n}\n",
    tests: [
      { name: 'has the port as a number', probe: 'port', expected: 8080 },
      { name: 'has debug switched off', probe: 'debug', expected: false },
      { name: 'keeps both hosts', probe: 'hosts', expected: ['a.example.com', 'b.example.com'] },
      { name: 'keeps the comment as a note', probe: 'note', expected: 'only for tests' },
      hidden({ probe: '?keys', compare: 'unordered', expected: ['port', 'debug', 'hosts', 'note'] }),
    ],
    hints: [
      'JSON is stricter than JavaScript or Python.',
      'Only double quotes, no comments, no comma after the last entry, and `false` in small letters.',
      '`{ "note": "only for tests", "port": 8080, … }`',
    ],
    solution:
      '{\n  "note": "only for tests",\n  "port": 8080,\n  "debug": false,\n  "hosts": ["a.example.com", "b.example.com"]\n}\n',
  },
  {
    id: 'json-least-privilege',
    title: 'Only what the job needs',
    kind: 'json',
    skill: 'AWS IAM',
    difficulty: 'intermediate',
    minutes: 15,
    task: [
      'A report job reads files from the folder `reports/` of the bucket `acme-data`. Its policy allows everything. Narrow it down.',
      'Allow exactly `s3:GetObject`, on `arn:aws:s3:::acme-data/reports/*` only. Keep one statement, without wildcards in the action.',
    ],
    starter:
      '{\n  "Version": "2012-10-17",\n  "Statement": [\n    {\n      "Effect": "Allow",\n      "Action": "s3:*",\n      "Resource": "*"\n    }\n  ]\n}\n',
    tests: [
      { name: 'keeps the version of the policy language', probe: 'Version', expected: '2012-10-17' },
      { name: 'has one statement', probe: 'Statement#', expected: 1 },
      { name: 'allows reading objects only', probe: 'Statement[0].Action@', expected: 's3:GetObject' },
      {
        name: 'is limited to the folder',
        probe: 'Statement[0].Resource@',
        expected: 'arn:aws:s3:::acme-data/reports/*',
      },
      hidden({ probe: 'Statement[0].Effect', expected: 'Allow' }),
      hidden({ probe: 'Statement[0].NotAction', compare: 'missing' }),
      hidden({ probe: 'Statement[0].NotResource', compare: 'missing' }),
    ],
    hints: [
      'Name the one action and the one place.',
      'Objects in a bucket have the ARN `arn:aws:s3:::bucket/path`.',
      '`"Action": "s3:GetObject", "Resource": "arn:aws:s3:::acme-data/reports/*"`',
    ],
    solution:
      '{\n  "Version": "2012-10-17",\n  "Statement": [\n    {\n      "Effect": "Allow",\n      "Action": "s3:GetObject",\n      "Resource": "arn:aws:s3:::acme-data/reports/*"\n    }\n  ]\n}\n',
  },
  {
    id: 'json-api-schema',
    title: 'Describe a request',
    kind: 'json',
    skill: 'API Design',
    difficulty: 'expert',
    minutes: 20,
    task: [
      'Write a JSON Schema for a new user: an object with a required `email` (text, format `email`), a required `role` that is `admin` or `member`, and an optional `age`, a whole number of at least 16.',
      'No other fields are allowed.',
    ],
    starter: '{\n  "type": "object",\n  "properties": {\n    "email": {}\n  }\n}\n',
    tests: [
      { name: 'describes an object', probe: 'type', expected: 'object' },
      {
        name: 'requires the right fields',
        probe: 'required',
        compare: 'unordered',
        expected: ['email', 'role'],
      },
      {
        name: 'describes the email address',
        probe: 'properties.email',
        expected: { type: 'string', format: 'email' },
      },
      {
        name: 'lists the roles',
        probe: 'properties.role.enum',
        compare: 'unordered',
        expected: ['admin', 'member'],
      },
      { name: 'describes the age', probe: 'properties.age', expected: { type: 'integer', minimum: 16 } },
      { name: 'allows no other fields', probe: 'additionalProperties', expected: false },
      hidden({ probe: 'properties?keys', compare: 'unordered', expected: ['email', 'role', 'age'] }),
    ],
    hints: [
      'Required fields stand in a list beside `properties`, not inside a field.',
      'A choice of values is an `enum`; a whole number has the type `integer`.',
      '`"age": { "type": "integer", "minimum": 16 }` and `"additionalProperties": false`.',
    ],
    solution:
      '{\n  "type": "object",\n  "properties": {\n    "email": { "type": "string", "format": "email" },\n    "role": { "enum": ["admin", "member"] },\n    "age": { "type": "integer", "minimum": 16 }\n  },\n  "required": ["email", "role"],\n  "additionalProperties": false\n}\n',
  },
]

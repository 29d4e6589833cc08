import type { SkillQuiz } from './quiz-question.ts'

export const typescriptQuiz: SkillQuiz = {
  skill: 'TypeScript',
  questions: [
    {
      id: 'typescript-01',
      difficulty: 'beginner',
      question: 'The server answers with `{ "fullName": "Ada" }`. What happens?',
      code: {
        language: 'ts',
        lines: [
          'type User = { name: string }',
          '',
          'const user = (await res.json()) as User',
          'console.log(user.name.length)',
        ],
      },
      right: {
        text: 'It compiles and then throws when it runs',
        why: '`as` is a promise to the compiler; nothing checks the data at run time, so `user.name` is `undefined`.',
      },
      wrong: [
        {
          text: 'It does not compile, as the data is unknown',
          why: 'The compiler never sees the answer of the server, and `json()` returns `any` in the DOM types.',
        },
        {
          text: 'It throws on the line with the type assertion',
          why: 'Assertions are removed from the output and therefore cannot throw.',
        },
        {
          text: 'It prints 0, as a string defaults to empty',
          why: 'Types supply no default values; the property is simply missing.',
        },
      ],
    },
    {
      id: 'typescript-02',
      difficulty: 'beginner',
      question: 'The compiler rejects the `return`. Which change fits the type of `id`?',
      code: {
        language: 'ts',
        lines: ['function format(id: string | number) {', '  return id.toUpperCase()', '}'],
      },
      right: {
        text: "Check `typeof id === 'string'` before calling the method",
        why: 'Inside the check `id` is narrowed to `string`; the number can be handled in the other branch.',
      },
      wrong: [
        {
          text: 'Write `(id as string).toUpperCase()` in the `return`',
          why: 'This silences the compiler, and a number then fails at run time.',
        },
        {
          text: 'Write `id?.toUpperCase()` to skip over the numbers',
          why: 'Optional chaining guards against `null` and `undefined`; a number still has no such method.',
        },
        {
          text: 'Declare the parameter as `id: any` in the signature',
          why: '`any` turns the checks off, so the call with a number fails at run time.',
        },
      ],
    },
    {
      id: 'typescript-03',
      difficulty: 'beginner',
      question: 'Strict mode is on. Why does the compiler complain about the last line?',
      code: {
        language: 'ts',
        lines: [
          "const users = [{ id: 1, name: 'Ada' }]",
          'const user = users.find((u) => u.id === 1)',
          'console.log(user.name)',
        ],
      },
      right: {
        text: '`find` may return `undefined`, so `user` may be missing',
        why: 'The compiler does not know what the array holds at run time. Check for `undefined` before using the result.',
      },
      wrong: [
        {
          text: '`find` returns an array, which has no property `name`',
          why: '`filter` returns an array; `find` returns one element, if there is one.',
        },
        {
          text: '`users` has no annotated type, so `name` is not known',
          why: 'The type of the elements is inferred from the literal and includes `name`.',
        },
        {
          text: '`user` is a constant and thus has the type of a literal',
          why: '`const` on an object does not make the properties literals, and would not hide `name`.',
        },
      ],
    },
    {
      id: 'typescript-04',
      difficulty: 'beginner',
      question: 'A value comes from `JSON.parse`. Why declare it as `unknown` rather than `any`?',
      right: {
        text: 'It must be checked before it can be used',
        why: '`unknown` accepts everything but allows nothing until it has been narrowed, so no check can be forgotten.',
      },
      wrong: [
        {
          text: 'It is validated by the compiler at run time',
          why: 'No TypeScript type is checked at run time; `unknown` only obliges you to write the check.',
        },
        {
          text: 'It is converted to the type that is expected',
          why: 'Types convert nothing; the value stays exactly what `JSON.parse` returned.',
        },
        {
          text: 'It may be `null`, which `any` does not allow',
          why: '`any` allows `null` and everything else as well.',
        },
      ],
    },
    {
      id: 'typescript-05',
      difficulty: 'beginner',
      question: 'Only the first call is rejected. Why?',
      code: {
        language: 'ts',
        lines: [
          'type Options = { width?: number }',
          'declare function draw(options: Options): void',
          '',
          'draw({ widht: 10 })',
          'const typo = { widht: 10, width: 5 }',
          'draw(typo)',
        ],
      },
      right: {
        text: 'Unknown properties are an error only in fresh literals',
        why: 'Excess properties are checked where an object literal is passed directly; an existing object may have more properties than needed.',
      },
      wrong: [
        {
          text: 'Constants are not checked as long as they are objects',
          why: '`typo` is checked against `Options`, and it is compatible, since it has a valid `width`.',
        },
        {
          text: 'Optional properties are checked only if all are left out',
          why: 'An optional property is checked whenever it is present.',
        },
        {
          text: 'Extra properties are removed from `typo` at its declaration',
          why: 'Nothing is removed; `typo` keeps both properties in its type and at run time.',
        },
      ],
    },
    {
      id: 'typescript-06',
      difficulty: 'beginner',
      question: "The call is rejected, as `string` is not assignable to `'GET' | 'POST'`. What causes it?",
      code: {
        language: 'ts',
        lines: [
          "declare function send(url: string, method: 'GET' | 'POST'): void",
          '',
          "const request = { url: '/users', method: 'GET' }",
          'send(request.url, request.method)',
        ],
      },
      right: {
        text: '`method` is inferred as `string`, as it could be changed',
        why: 'Properties of a `const` object stay writable, so their types are widened. `as const` or an annotation keeps the literal.',
      },
      wrong: [
        {
          text: '`request` lacks a type, so each property is inferred as `any`',
          why: 'Inference gives `url` and `method` the type `string`, not `any`.',
        },
        {
          text: "`'GET'` in single quotes is a string and not a union literal",
          why: 'The kind of quote makes no difference; literals are written like any string.',
        },
        {
          text: '`send` must be generic to accept values of literal types',
          why: "A plain function accepts a literal type; the argument's type is simply too wide.",
        },
      ],
    },
    {
      id: 'typescript-07',
      difficulty: 'beginner',
      question: '`User` is an interface. Why does the compiler reject this check?',
      code: {
        language: 'ts',
        lines: [
          'interface User { name: string }',
          '',
          'function greet(x: unknown) {',
          '  if (x instanceof User) console.log(x.name)',
          '}',
        ],
      },
      right: {
        text: 'An interface does not exist as a value at run time',
        why: '`instanceof` needs a constructor; interfaces are erased. Check for the property instead, or use a class.',
      },
      wrong: [
        {
          text: 'An interface must be exported to be used in a check',
          why: 'Exporting makes the type visible in other modules; it still produces no value.',
        },
        {
          text: 'A value of type `unknown` cannot be used in a check',
          why: '`unknown` is meant to be checked; `instanceof` with a class would narrow it.',
        },
        {
          text: "A check of an interface needs `typeof x === 'User'`",
          why: "`typeof` yields only names such as `'object'` and `'string'`, never an interface.",
        },
      ],
    },
    {
      id: 'typescript-08',
      difficulty: 'beginner',
      question: 'Both functions compile. What does the annotation `: number` on the second one add?',
      code: {
        language: 'ts',
        lines: [
          'function a(p: number, n: number) { return p * n }',
          'function b(p: number, n: number): number { return p * n }',
        ],
      },
      right: {
        text: 'A later mistake in its body is reported in the function',
        why: 'The declared type is a contract: a body that returns something else fails there, and not at the callers.',
      },
      wrong: [
        {
          text: 'A result that is not a number is converted when it runs',
          why: 'Annotations vanish from the output and never convert a value.',
        },
        {
          text: "A call of it is faster, as the result's type is known",
          why: 'The emitted JavaScript of the two functions is the same.',
        },
        {
          text: 'A caller can use its result, whose type was unknown before',
          why: 'The return type of the first one is inferred as `number`, so callers know it as well.',
        },
      ],
    },
    {
      id: 'typescript-09',
      difficulty: 'intermediate',
      question: 'A new kind of shape is added to the union. What does the `default` branch achieve?',
      code: {
        language: 'ts',
        lines: [
          "type Shape = { kind: 'circle'; r: number } | { kind: 'square'; a: number }",
          '',
          'function area(s: Shape): number {',
          '  switch (s.kind) {',
          "    case 'circle': return Math.PI * s.r ** 2",
          "    case 'square': return s.a ** 2",
          '    default: {',
          '      const rest: never = s',
          '      throw new Error(String(rest))',
          '    }',
          '  }',
          '}',
        ],
      },
      right: {
        text: 'The compiler reports the missing case as an error',
        why: 'Once all kinds are handled `s` is `never`; a new kind is left over there and cannot be assigned to `never`.',
      },
      wrong: [
        {
          text: 'The compiler removes the branch as unreachable code',
          why: 'The branch is emitted; it also protects at run time against data of an unknown kind.',
        },
        {
          text: 'The function gets `never` as part of its return type',
          why: 'The declared return type is `number`, and a branch that throws adds nothing to it.',
        },
        {
          text: 'The new kind is accepted without any further change',
          why: 'On the contrary: the assignment to `never` fails until a case for the new kind exists.',
        },
      ],
    },
    {
      id: 'typescript-10',
      difficulty: 'intermediate',
      question:
        "Which declaration makes `Role` the union `'admin' | 'guest'`, so that the list stays the only source?",
      right: {
        text: "`const roles = ['admin', 'guest'] as const; type Role = (typeof roles)[number]`",
        why: '`as const` keeps the literals, and indexing the tuple type by `number` gives their union.',
      },
      wrong: [
        {
          text: "`const roles = ['admin', 'guest']; type Role = (typeof roles)[number]`",
          why: 'Without `as const` the array is a `string[]`, so `Role` is just `string`.',
        },
        {
          text: "`const roles = ['admin', 'guest'] as const; type Role = keyof typeof roles`",
          why: "`keyof` an array type gives its indexes and methods such as `'length'`, not its elements.",
        },
        {
          text: "`const roles: string[] = ['admin', 'guest']; type Role = typeof roles[0]`",
          why: 'The annotation widens the elements to `string`, and one index would give one element only.',
        },
      ],
    },
    {
      id: 'typescript-11',
      difficulty: 'intermediate',
      question: 'The returned type should be that of the chosen property. Which signature does it?',
      right: {
        text: '`get<T, K extends keyof T>(obj: T, key: K): T[K]`',
        why: '`K` is inferred as the literal key, so `T[K]` is exactly the type of that property.',
      },
      wrong: [
        {
          text: '`get<T>(obj: T, key: keyof T): T[keyof T]`',
          why: 'This accepts only valid keys, but the result is the union of all property types.',
        },
        {
          text: '`get<T, V>(obj: T, key: keyof T): V`',
          why: '`V` is tied to nothing, so the caller can claim any type for the result.',
        },
        {
          text: '`get<T extends object>(obj: T, key: string): any`',
          why: 'Any string is accepted as a key, and the result is not checked at all.',
        },
      ],
    },
    {
      id: 'typescript-12',
      difficulty: 'intermediate',
      question: 'With `strictNullChecks` on, what is the type of `names`, and what follows?',
      code: {
        language: 'ts',
        lines: [
          "const raw: (string | null)[] = ['Ada', null]",
          'const names = raw.filter(Boolean)',
          'names[0].toUpperCase()',
        ],
      },
      right: {
        text: '`(string | null)[]`; the last line is rejected',
        why: '`Boolean` is no type predicate, so `filter` keeps the type. `filter((x) => x !== null)` narrows since TypeScript 5.5.',
      },
      wrong: [
        {
          text: '`string[]`; the last line compiles and runs fine',
          why: 'At run time the nulls are gone, but the compiler does not derive that from `Boolean`.',
        },
        {
          text: '`string[]`; the last line throws as `null` is first',
          why: "`filter` removes `null` at run time, and `'Ada'` is first anyway.",
        },
        {
          text: '`boolean[]`; the last line has no method to call',
          why: '`filter` returns elements of the array; `map(Boolean)` would return Booleans.',
        },
      ],
    },
    {
      id: 'typescript-13',
      difficulty: 'intermediate',
      question:
        'Why is `satisfies` used here and not the annotation `const colors: Record<string, string | number[]>`?',
      code: {
        language: 'ts',
        lines: [
          'const colors = {',
          '  red: [255, 0, 0],',
          "  link: '#06c',",
          '} satisfies Record<string, string | number[]>',
          '',
          'colors.link.toUpperCase()',
        ],
      },
      right: {
        text: 'It checks the shape and keeps the type of each property',
        why: 'With the annotation `colors.link` would be `string | number[]`, and the call would be rejected.',
      },
      wrong: [
        {
          text: 'It checks the object at run time as well as in the editor',
          why: '`satisfies` is erased like every type; it only checks at compile time.',
        },
        {
          text: 'It makes the object read-only, so that no color can change',
          why: '`as const` makes properties read-only; `satisfies` does not.',
        },
        {
          text: 'It converts every property to one of the types in the record',
          why: 'Nothing is converted; the literal must already fit the record type.',
        },
      ],
    },
    {
      id: 'typescript-14',
      difficulty: 'intermediate',
      question:
        '`noUncheckedIndexedAccess` is off, `strict` is on. What does the compiler say about this function?',
      code: {
        language: 'ts',
        lines: ['function first(list: string[]) {', '  return list[0].trim()', '}'],
      },
      right: {
        text: 'Nothing, though an empty list makes it throw',
        why: 'Without the option, indexing an array has the element type, as if every index existed.',
      },
      wrong: [
        {
          text: 'It warns that `list[0]` is possibly `undefined`',
          why: 'That is what the option adds; `strict` does not include it.',
        },
        {
          text: 'It demands a tuple type for access by index',
          why: 'Arrays may be indexed by any number; tuples only know more about their length.',
        },
        {
          text: 'It infers the return type `string | undefined`',
          why: 'The element type is `string`, so the result of `trim` is `string` as well.',
        },
      ],
    },
    {
      id: 'typescript-15',
      difficulty: 'intermediate',
      question: 'In strict mode this is rejected. Which change handles whatever may be thrown?',
      code: {
        language: 'ts',
        lines: ['try {', '  save()', '} catch (e) {', '  log(e.message)', '}'],
      },
      right: {
        text: 'Log `e instanceof Error ? e.message : String(e)`',
        why: '`e` is `unknown`, because anything can be thrown; the check narrows it and the rest is still logged.',
      },
      wrong: [
        {
          text: 'Declare the variable as `catch (e: Error)` instead',
          why: 'Only `any` and `unknown` are allowed there, since the type of what is thrown is not known.',
        },
        {
          text: 'Cast it with `(e as Error).message` in the call',
          why: 'This compiles, but logs `undefined` for a thrown string and fails for `null`.',
        },
        {
          text: 'Turn it into `JSON.stringify(e)` before logging',
          why: 'The message and stack of an error are not enumerable, so this logs `{}` for most errors.',
        },
      ],
    },
    {
      id: 'typescript-16',
      difficulty: 'intermediate',
      question:
        'A function updates some fields of a user, but never the `id`. Which parameter type says so best?',
      right: {
        text: "`Partial<Omit<User, 'id'>>`",
        why: '`Omit` takes the `id` away, and `Partial` makes each remaining field optional.',
      },
      wrong: [
        {
          text: '`Omit<Partial<User>, string>`',
          why: 'Omitting `string` takes away every property, so nothing about the fields is checked.',
        },
        {
          text: '`Partial<User> & { id: never }`',
          why: 'This makes a property `id` of type `never` required, so no object can be passed.',
        },
        {
          text: "`Pick<Partial<User>, 'id'>`",
          why: '`Pick` keeps only what it names, so `id` would be the only field left.',
        },
      ],
    },
    {
      id: 'typescript-17',
      difficulty: 'expert',
      question: '`strictFunctionTypes` is on. Why does only the second assignment fail?',
      code: {
        language: 'ts',
        lines: [
          'interface Animal { name: string }',
          'interface Dog extends Animal { bark(): void }',
          '',
          'interface A { handle(x: Animal): void }',
          'interface B { handle: (x: Animal) => void }',
          '',
          'const a: A = { handle(x: Dog) { x.bark() } }',
          'const b: B = { handle: (x: Dog) => x.bark() }',
        ],
      },
      right: {
        text: 'Parameters of methods are compared bivariantly',
        why: 'Method syntax is exempt from the strict check, so that arrays and class hierarchies stay usable; function properties are checked.',
      },
      wrong: [
        {
          text: 'Arrow functions cannot declare a narrower type',
          why: 'The form of the implementation does not matter; the declaration in the interface does.',
        },
        {
          text: '`bark` is unknown to an object of type `Animal`',
          why: 'That is why either is unsafe; it does not explain the difference between them.',
        },
        {
          text: 'Methods of a literal lose their annotated types',
          why: 'The annotation `x: Dog` is kept in either case and used inside the body.',
        },
      ],
    },
    {
      id: 'typescript-18',
      difficulty: 'expert',
      question: 'Which type does the alias `R` stand for?',
      code: {
        language: 'ts',
        lines: [
          'type Wrap<T> = T extends unknown ? T[] : never',
          'type R = Wrap<string | number> // what is R here?',
        ],
      },
      right: {
        text: '`string[] | number[]`, as it distributes over the union',
        why: 'A conditional type on a naked type parameter is applied to each member. `[T] extends [unknown]` would prevent it.',
      },
      wrong: [
        {
          text: '`(string | number)[]`, as the union is wrapped as one',
          why: 'That is the result when distribution is switched off by wrapping `T` in a tuple.',
        },
        {
          text: '`never`, as a union does not extend the type `unknown`',
          why: 'Every type extends `unknown`, so the first branch is always taken.',
        },
        {
          text: '`unknown[]`, as the condition widens its type argument',
          why: 'A condition does not widen `T`; it stays what was passed in.',
        },
      ],
    },
    {
      id: 'typescript-19',
      difficulty: 'expert',
      question:
        '`UserId` and `OrderId` are both `string`, and they keep getting mixed up. Which change makes the compiler catch it?',
      right: {
        text: "`type UserId = string & { readonly __brand: 'UserId' }`",
        why: 'The brand makes the types structurally different; values are branded in one place that validates them.',
      },
      wrong: [
        {
          text: '`type UserId = string` beside `type OrderId = string`',
          why: 'Aliases are only names for the same type, so they remain interchangeable.',
        },
        {
          text: '`interface UserId extends String {}` for each of them',
          why: 'Two empty extensions have the same structure and are interchangeable as well.',
        },
        {
          text: '`type UserId = Readonly<string>` for each of the two',
          why: 'A string is immutable anyway, and `Readonly` of it is simply `string`.',
        },
      ],
    },
    {
      id: 'typescript-20',
      difficulty: 'expert',
      question: 'Why is the access in the callback rejected in strict mode?',
      code: {
        language: 'ts',
        lines: [
          'function greet(user: { name?: string }) {',
          '  if (user.name) {',
          '    setTimeout(() => console.log(user.name.length), 100)',
          '  }',
          '}',
        ],
      },
      right: {
        text: 'The property might have changed before the callback runs',
        why: 'Narrowing of a mutable property does not reach into functions called later. Copy it to a `const` first.',
      },
      wrong: [
        {
          text: 'The callback has no access to the type of a parameter',
          why: "The parameter's type is known there; only the narrowing of its property is lost.",
        },
        {
          text: 'The condition also excludes the empty string from `name`',
          why: 'A truthiness check narrows to `string`, which would be enough for `length`.',
        },
        {
          text: "The timer's callback has to declare `user` as parameter",
          why: 'Closures see the variables around them; a timer passes no arguments by itself.',
        },
      ],
    },
    {
      id: 'typescript-21',
      difficulty: 'expert',
      question: 'A reviewer objects to this helper, although it compiles. What is the point?',
      code: {
        language: 'ts',
        lines: [
          'function parse<T>(text: string): T {',
          '  return JSON.parse(text)',
          '}',
          'const config = parse<Config>(input)',
        ],
      },
      right: {
        text: '`T` is a hidden assertion that nothing ever checks',
        why: 'A type parameter used only as the result lets callers claim anything. Return `unknown` or take a validator.',
      },
      wrong: [
        {
          text: '`T` is inferred from `text` and so always a string',
          why: '`T` has no connection to `text`, so there is nothing to infer it from.',
        },
        {
          text: '`T` needs a constraint such as `extends object`',
          why: 'A constraint narrows what can be claimed, but the claim is still unchecked.',
        },
        {
          text: '`T` is erased, so `JSON.parse` returns an `any`',
          why: '`JSON.parse` returns `any` with or without generics; that is what hides the problem.',
        },
      ],
    },
    {
      id: 'typescript-22',
      difficulty: 'expert',
      question: 'With a `Field`, checking `kind` narrows `value`; with a `NewField` it does not. Why?',
      code: {
        language: 'ts',
        lines: [
          'type Field =',
          "  | { id: number; kind: 'text'; value: string }",
          "  | { id: number; kind: 'count'; value: number }",
          '',
          "type NewField = Omit<Field, 'id'>",
        ],
      },
      right: {
        text: '`Omit` on a union yields one type of its common keys',
        why: "It maps over `keyof Field`, so `value` becomes `string | number`. Distribute it: `F extends unknown ? Omit<F, 'id'> : never`.",
      },
      wrong: [
        {
          text: '`Omit` removes the literal type of each discriminant',
          why: "`kind` is still `'text' | 'count'`; what is lost is its connection to `value`.",
        },
        {
          text: '`Omit` makes the remaining properties optional ones',
          why: '`Partial` does that; `Omit` keeps each property as required as it was.',
        },
        {
          text: '`Omit` takes just the first member of a union type',
          why: 'It uses the keys that all members share, and the types of all of them.',
        },
      ],
    },
    {
      id: 'typescript-23',
      difficulty: 'expert',
      question: 'Why does `Object.keys(user)` have the type `string[]` and not `(keyof User)[]`?',
      right: {
        text: 'A `User` may have more properties than its type names',
        why: 'Types are structural and open, so a key at run time need not be one that the type knows.',
      },
      wrong: [
        {
          text: '`keyof` cannot be used for the result of a function',
          why: '`keyof` can stand in any type position, including return types.',
        },
        {
          text: 'Its signature was written before `keyof` was introduced',
          why: 'It has been discussed often and kept, because the narrower type would be unsound.',
        },
        {
          text: 'Keys may be symbols, which `keyof` is unable to express',
          why: '`keyof` does include symbols, and `Object.keys` never returns them.',
        },
      ],
    },
    {
      id: 'typescript-24',
      difficulty: 'expert',
      question:
        'In a large monorepo, `tsc` takes minutes even after a small change. Which step addresses the structure of the problem?',
      right: {
        text: 'Split it with `composite` projects and `references`',
        why: 'A build then checks only changed projects and reads the emitted declarations of the others.',
      },
      wrong: [
        {
          text: 'Set `strict` to `false` in all but the main project',
          why: 'Less strict checks save little time, and they cost the safety the tool is there for.',
        },
        {
          text: 'Set `skipLibCheck` so that source files are skipped',
          why: 'It skips checking `.d.ts` files only; it can help somewhat, but sources are all checked again.',
        },
        {
          text: 'Set `isolatedModules` so that each file is alone',
          why: 'It forbids code that single-file transpilers cannot handle; `tsc` still checks the whole program.',
        },
      ],
    },
  ],
}

import type { SkillQuiz } from './quiz-question.ts'

export const swiftQuiz: SkillQuiz = {
  skill: 'Swift',
  questions: [
    {
      id: 'swift-01',
      difficulty: 'beginner',
      question: 'The text field is empty. What happens in this code?',
      code: {
        language: 'swift',
        lines: ['let text = ""', 'let amount = Int(text)!', 'print(amount * 2)'],
      },
      right: {
        text: 'The program crashes, as the conversion gives `nil`',
        why: '`Int("")` is `nil`, and `!` stops the program on it. Use `if let`, `guard let` or a default with `??`.',
      },
      wrong: [
        {
          text: 'It prints 0, as an empty text is converted to zero',
          why: 'The conversion never invents a number; text that is none yields `nil`.',
        },
        {
          text: 'It prints `nil`, as the optional is multiplied by 2',
          why: 'An optional cannot be multiplied, and `!` fails before that.',
        },
        {
          text: 'It does not compile, as `Int(text)` may be `nil`',
          why: 'The `!` tells the compiler that the author takes that risk.',
        },
      ],
    },
    {
      id: 'swift-02',
      difficulty: 'beginner',
      question: 'What does this code print at the end?',
      code: {
        language: 'swift',
        lines: [
          'struct Point { var x = 0 }',
          '',
          'var a = Point()',
          'var b = a',
          'b.x = 5',
          'print(a.x, b.x)',
        ],
      },
      right: {
        text: '`0 5`, as a structure is copied on assignment',
        why: 'Structures are value types, so `b` is independent of `a`.',
      },
      wrong: [
        {
          text: '`5 5`, as the two names refer to one point',
          why: 'That would be so if `Point` were a class.',
        },
        {
          text: '`0 0`, as `b` is a copy that is read-only',
          why: 'The copy is a `var` and can be changed.',
        },
        {
          text: '`5 0`, as changes go to the original point',
          why: 'Changing a copy never affects the value it was copied from.',
        },
      ],
    },
    {
      id: 'swift-03',
      difficulty: 'beginner',
      question: 'Why does the second line not compile?',
      code: {
        language: 'swift',
        lines: ['let names = ["Ada"]', 'names.append("Grace")'],
      },
      right: {
        text: 'An array held by a constant cannot be changed',
        why: 'Arrays are values, so `let` makes the whole of it constant. Declare it with `var`.',
      },
      wrong: [
        {
          text: 'An array literal has a fixed number of elements',
          why: 'An array of any origin can grow, provided that it is a variable.',
        },
        {
          text: 'An array must declare its type before it grows',
          why: 'The type `[String]` is inferred from the literal.',
        },
        {
          text: 'An array adds elements by `insert` and not `append`',
          why: '`append` adds at the end; `insert` needs a position and a variable as well.',
        },
      ],
    },
    {
      id: 'swift-04',
      difficulty: 'beginner',
      question: 'What is the type of `price`, and why?',
      code: {
        language: 'swift',
        lines: ['let prices = ["tea": 3, "milk": 1]', 'let price = prices["tea"]'],
      },
      right: {
        text: '`Int?`, as a key might not be in the dictionary',
        why: 'The subscript of a dictionary returns an optional, also for a key that is there.',
      },
      wrong: [
        {
          text: "`Int`, as the key is in the dictionary's literal",
          why: 'The compiler does not look which keys a dictionary holds.',
        },
        {
          text: '`Int`, as a missing key stops the program at once',
          why: 'That is how arrays treat a bad index; a missing key gives `nil`.',
        },
        {
          text: '`String`, as the literal starts with a text each',
          why: 'The texts are the keys; the values are of the type `Int`.',
        },
      ],
    },
    {
      id: 'swift-05',
      difficulty: 'beginner',
      question: 'What is the advantage of `guard` here over `if let` with the rest inside?',
      code: {
        language: 'swift',
        lines: [
          'func send(to email: String?) {',
          '    guard let email else { return }',
          '    deliver(email)',
          '}',
        ],
      },
      right: {
        text: 'The unwrapped value stays usable in the rest of the function',
        why: 'The compiler ensures that `else` leaves the scope, so the normal path is not indented.',
      },
      wrong: [
        {
          text: 'The function returns automatically when the value is missing',
          why: 'The `return` has to be written; the compiler only insists that the scope is left.',
        },
        {
          text: 'The check is made by the compiler and not when it is running',
          why: 'Whether the value is `nil` is known only at run time.',
        },
        {
          text: 'The optional is changed to an empty string if it is missing',
          why: 'Nothing is replaced; a default would be given with `??`.',
        },
      ],
    },
    {
      id: 'swift-06',
      difficulty: 'beginner',
      question: 'Which line gives the numbers `[1, 3]` from `["1", "x", "3"]`?',
      right: {
        text: '`texts.compactMap { Int($0) }`',
        why: 'It transforms each element and drops the results that are `nil`.',
      },
      wrong: [
        {
          text: '`texts.map { Int($0) }`',
          why: 'It keeps the failed one, so the result is `[Int?]` with a `nil` in the middle.',
        },
        {
          text: '`texts.filter { Int($0) }`',
          why: '`filter` needs a Boolean and returns the original texts.',
        },
        {
          text: '`texts.map { Int($0)! }`',
          why: 'The `!` stops the program at the text that is not a number.',
        },
      ],
    },
    {
      id: 'swift-07',
      difficulty: 'beginner',
      question: 'A case `refunded` is added to this enumeration. What happens to the `switch`?',
      code: {
        language: 'swift',
        lines: [
          'enum Payment { case open, paid }',
          '',
          'switch payment {',
          'case .open: remind()',
          'case .paid: thank()',
          '}',
        ],
      },
      right: {
        text: 'It no longer compiles until the case is handled',
        why: 'A `switch` must be exhaustive; without `default` the compiler shows each place to look at.',
      },
      wrong: [
        {
          text: 'It compiles, and the new case is simply skipped',
          why: 'Skipping silently is not possible; a `default` with `break` would be needed.',
        },
        {
          text: 'It compiles, and the new case uses the last branch',
          why: 'There is no fall-through to a branch that does not match.',
        },
        {
          text: 'It compiles, but crashes when the new case occurs',
          why: 'The compiler reports the gap, so such code does not get to run.',
        },
      ],
    },
    {
      id: 'swift-08',
      difficulty: 'beginner',
      question: 'Why must this method be marked `mutating`?',
      code: {
        language: 'swift',
        lines: ['struct Counter {', '    var count = 0', '    mutating func add() { count += 1 }', '}'],
      },
      right: {
        text: 'Methods of a structure may not change it otherwise',
        why: 'The mark also prevents the call on a constant. Classes do not need it, as they are references.',
      },
      wrong: [
        {
          text: 'Methods may only change properties that are private',
          why: 'Access levels have nothing to do with whether a value may be changed.',
        },
        {
          text: 'Methods of a structure are otherwise run on a copy',
          why: 'Without the mark the assignment does not compile at all.',
        },
        {
          text: 'Methods with `+=` need it, unlike an assignment',
          why: 'Any change of a property needs the mark, whatever operator is used.',
        },
      ],
    },
    {
      id: 'swift-09',
      difficulty: 'intermediate',
      question: 'The view model is never freed. What is the cause?',
      code: {
        language: 'swift',
        lines: [
          'final class Model {',
          '    var onTick: (() -> Void)?',
          '    var count = 0',
          '',
          '    func start() {',
          '        onTick = { self.count += 1 }',
          '    }',
          '}',
        ],
      },
      right: {
        text: 'The object holds the closure, and the closure holds the object',
        why: 'This strong cycle keeps its counts above zero. `[weak self]` in the closure breaks it.',
      },
      wrong: [
        {
          text: 'The closure is optional, and optional closures are never freed',
          why: 'Optionals are freed like any value; the reference cycle is the cause.',
        },
        {
          text: 'The class is `final`, so that no `deinit` is called for it',
          why: '`final` forbids subclasses and has no effect on memory.',
        },
        {
          text: 'The counter is a value, which the closure copies on each call',
          why: 'The closure captures `self`, a reference, and changes its property.',
        },
      ],
    },
    {
      id: 'swift-10',
      difficulty: 'intermediate',
      question: 'What is lost with this line, and when is it all right?',
      code: {
        language: 'swift',
        lines: ['let settings = try? load(from: url)'],
      },
      right: {
        text: 'The reason for a failure; fine if it makes no difference',
        why: '`try?` turns every error into `nil`, so a missing file and a damaged one look alike.',
      },
      wrong: [
        {
          text: 'The result of the call; fine if only errors matter',
          why: 'The result is kept, as an optional.',
        },
        {
          text: 'The place of the failure; fine since it is logged',
          why: 'Nothing is logged; the error is discarded.',
        },
        {
          text: 'The check by the compiler; fine in test code only',
          why: 'The compiler is content, as every error has been handled.',
        },
      ],
    },
    {
      id: 'swift-11',
      difficulty: 'intermediate',
      question: 'Why must the parameter be marked `@escaping`?',
      code: {
        language: 'swift',
        lines: ['func load(_ done: @escaping (Data) -> Void) {', '    queue.async { done(fetch()) }', '}'],
      },
      right: {
        text: 'The closure is called after the function has returned',
        why: 'It outlives the call, so it must be stored, and the mark reminds callers of what it captures.',
      },
      wrong: [
        {
          text: "The closure is called on another queue than the caller's",
          why: 'The queue does not matter; a closure run synchronously elsewhere would not escape.',
        },
        {
          text: 'The closure may throw, which must not stop the queue',
          why: '`throws` and `rethrows` deal with errors; escaping is about lifetime.',
        },
        {
          text: 'The closure is called only once and then to be freed',
          why: 'How often it is called is not part of its type.',
        },
      ],
    },
    {
      id: 'swift-12',
      difficulty: 'intermediate',
      question: 'What is printed here, and why?',
      code: {
        language: 'swift',
        lines: [
          'protocol Greeter {}',
          'extension Greeter { func hello() { print("default") } }',
          '',
          'struct Pirate: Greeter { func hello() { print("ahoy") } }',
          '',
          'let g: any Greeter = Pirate()',
          'g.hello()',
        ],
      },
      right: {
        text: '`default`, as `hello` is not a requirement of the protocol',
        why: 'Methods that exist only in an extension are dispatched statically by the declared type.',
      },
      wrong: [
        {
          text: '`ahoy`, as the method of the actual type is always called',
          why: 'That would be so if the protocol itself declared `hello`.',
        },
        {
          text: '`default` and `ahoy`, as the extension is called at first',
          why: 'Only one method is chosen; nothing is chained.',
        },
        {
          text: 'Nothing, as the compiler finds two methods of that name',
          why: "The structure's method hides the other one for its own type; there is no ambiguity.",
        },
      ],
    },
    {
      id: 'swift-13',
      difficulty: 'intermediate',
      question:
        'The server sends `{"first_name": "Ada"}`. Which change makes the decoding work without renaming the Swift property?',
      code: {
        language: 'swift',
        lines: [
          'struct User: Decodable { let firstName: String }',
          '',
          'let user = try JSONDecoder().decode(User.self, from: data)',
        ],
      },
      right: {
        text: "Set the decoder's `keyDecodingStrategy = .convertFromSnakeCase`",
        why: 'The keys are converted to camel case before matching; `CodingKeys` would be the other way.',
      },
      wrong: [
        {
          text: 'Make the property optional, so that a missing key is accepted',
          why: 'The decoding succeeds, but the name is always `nil`.',
        },
        {
          text: 'Give the property the default value `""` in its declaration',
          why: 'A `let` with a default is not decoded at all, and the key would still not match.',
        },
        {
          text: 'Decode with `try?`, so that the names are compared loosely',
          why: 'It turns the error into `nil`; keys are compared exactly.',
        },
      ],
    },
    {
      id: 'swift-14',
      difficulty: 'intermediate',
      question: 'How long does this function take, if each load takes one second?',
      code: {
        language: 'swift',
        lines: [
          'func page() async throws -> Page {',
          '    async let user = loadUser()',
          '    async let news = loadNews()',
          '    return try await Page(user: user, news: news)',
          '}',
        ],
      },
      right: {
        text: 'About one second, as the two loads run concurrently',
        why: '`async let` starts a child task at once; the values are awaited where they are used.',
      },
      wrong: [
        {
          text: 'About two seconds, as each of the lines is awaited',
          why: 'Nothing is awaited on those lines; `let user = try await …` would wait.',
        },
        {
          text: 'About two seconds, as it takes a detached task to overlap',
          why: '`async let` creates child tasks itself; detached tasks would lose the structure.',
        },
        {
          text: 'No time, as the page is returned before the loads end',
          why: 'The `await` in the last line waits for the two values.',
        },
      ],
    },
    {
      id: 'swift-15',
      difficulty: 'intermediate',
      question: 'What does this property observer do when the object is created?',
      code: {
        language: 'swift',
        lines: [
          'final class Volume {',
          '    var level: Int { didSet { print("level", level) } }',
          '    init(level: Int) { self.level = level }',
          '}',
          '_ = Volume(level: 3)',
        ],
      },
      right: {
        text: 'Nothing, as observers are not called in the own `init`',
        why: 'The first assignment initializes the storage. Later assignments from outside call `didSet`.',
      },
      wrong: [
        {
          text: 'It prints `level 3`, as each of the assignments counts',
          why: "Assignments in the class's own initializer do not call its observers.",
        },
        {
          text: 'It prints `level 0`, as the default is set to begin with',
          why: 'There is no default here; `Int` properties must be initialized explicitly.',
        },
        {
          text: 'It calls itself without end, as it reads the property',
          why: 'Reading does not call `didSet`, and even assigning in it does not repeat it.',
        },
      ],
    },
    {
      id: 'swift-16',
      difficulty: 'intermediate',
      question: 'When is a class the better choice than a structure?',
      right: {
        text: 'If an identity is shared, such as a connection used by many',
        why: 'All holders must then see the same object; values would be copied with each assignment.',
      },
      wrong: [
        {
          text: 'If the type has more than a handful of stored properties',
          why: 'Size alone is no reason; collections inside copy their storage only on a change.',
        },
        {
          text: 'If the type has methods which change some of its properties',
          why: 'Structures have `mutating` methods for that.',
        },
        {
          text: 'If the type has to conform to a protocol or to be generic',
          why: 'Structures can do that as well as classes.',
        },
      ],
    },
    {
      id: 'swift-17',
      difficulty: 'expert',
      question: 'Two tasks call `image(for:)` for the same URL at the same time. What happens?',
      code: {
        language: 'swift',
        lines: [
          'actor Cache {',
          '    private var images: [URL: Image] = [:]',
          '',
          '    func image(for url: URL) async throws -> Image {',
          '        if let hit = images[url] { return hit }',
          '        let image = try await download(url)',
          '        images[url] = image',
          '        return image',
          '    }',
          '}',
        ],
      },
      right: {
        text: 'It may be downloaded twice, as actors are reentrant',
        why: 'At `await` the actor is free for other calls. Store the running `Task` in the dictionary to share it.',
      },
      wrong: [
        {
          text: 'It is downloaded once, as an actor runs one call at a time',
          why: 'Only code between suspension points is exclusive; the state may change across an `await`.',
        },
        {
          text: 'It comes to a data race, as they write the same entry',
          why: 'Writes are on the actor and never at the same time, so there is no race.',
        },
        {
          text: 'It comes to a deadlock, as the second waits for the first',
          why: 'The second one enters as soon as the first suspends.',
        },
      ],
    },
    {
      id: 'swift-18',
      difficulty: 'expert',
      question:
        'Which signature lets callers pass any mixture of shapes in one array, and what does it cost?',
      right: {
        text: '`func draw(_ shapes: [any Shape])`, with dynamic dispatch',
        why: "An existential hides each element's type, so calls go through a witness table and values may be boxed.",
      },
      wrong: [
        {
          text: '`func draw(_ shapes: [some Shape])`, with dynamic dispatch',
          why: '`some` in a parameter means one type for the entire array, which is chosen by the caller.',
        },
        {
          text: '`func draw<S: Shape>(_ shapes: [S])`, without any cost',
          why: 'All elements must have the same type `S`, so there is no mixture.',
        },
        {
          text: '`func draw(_ shapes: [Shape.Type])`, without any cost',
          why: 'This takes types and not values of them.',
        },
      ],
    },
    {
      id: 'swift-19',
      difficulty: 'expert',
      question: 'Why does this crash at times, though it had worked with `weak`?',
      code: {
        language: 'swift',
        lines: ['service.load { [unowned self] result in', '    self.show(result)', '}'],
      },
      right: {
        text: 'The object may be gone by the time the closure is called',
        why: '`unowned` promises that it still lives and traps otherwise. `weak` gives `nil`, which can be handled.',
      },
      wrong: [
        {
          text: 'The closure now holds the object, so that it is freed twice',
          why: '`unowned` does not retain, and reference counting frees nothing twice.',
        },
        {
          text: 'The closure runs on another thread, where `self` is unknown',
          why: 'A captured reference is valid on any thread as long as the object lives.',
        },
        {
          text: 'The result arrives before the capture list was evaluated',
          why: 'The capture list is evaluated when the closure is created, before the call.',
        },
      ],
    },
    {
      id: 'swift-20',
      difficulty: 'expert',
      question: 'A value type with a large buffer of its own should copy lazily. What is missing in `set`?',
      code: {
        language: 'swift',
        lines: [
          'struct Pixels {',
          '    private var storage: Storage // a final class',
          '',
          '    mutating func set(_ i: Int, _ v: UInt8) {',
          '        storage.bytes[i] = v',
          '    }',
          '}',
        ],
      },
      right: {
        text: 'A copy of it unless `isKnownUniquelyReferenced(&storage)`',
        why: 'Copies of the structure share the class instance; without the check, a change in one shows up in the others.',
      },
      wrong: [
        {
          text: 'A lock around the assignment, as the storage is shared',
          why: 'A lock orders the accesses, but the copies would still change together.',
        },
        {
          text: 'A `didSet` on `storage`, to copy it after each change',
          why: 'The observer sees replaced references only, and it would come too late.',
        },
        {
          text: 'A `weak` before `var storage`, so copies let go of it',
          why: 'Then nothing would keep the buffer alive at all.',
        },
      ],
    },
    {
      id: 'swift-21',
      difficulty: 'expert',
      question:
        'Swift 6 mode reports that `Session` is not `Sendable` where it is passed to a task. Which answer solves the actual problem?',
      code: {
        language: 'swift',
        lines: [
          'final class Session { var token = "" }',
          '',
          'let session = Session()',
          'Task.detached { print(session.token) }',
          'session.token = "new"',
        ],
      },
      right: {
        text: 'Make it an actor, or a value type that is handed over',
        why: 'The mutable state is reached from two places at once; it has to be isolated or copied.',
      },
      wrong: [
        {
          text: 'Declare it `@unchecked Sendable`, to make it safe',
          why: 'This silences the compiler; the data race stays unless a lock protects the state.',
        },
        {
          text: 'Mark the variable `nonisolated(unsafe)` where it is used',
          why: 'It only turns off the check for that variable.',
        },
        {
          text: 'Capture a copy of the reference with `[session]`',
          why: 'A copied reference leads to the same object, so its state is still reached from two places.',
        },
      ],
    },
    {
      id: 'swift-22',
      difficulty: 'expert',
      question: 'What is wrong with this bridge to an old API?',
      code: {
        language: 'swift',
        lines: [
          'func location() async throws -> Place {',
          '    try await withCheckedThrowingContinuation { c in',
          '        manager.request { place, error in',
          '            if let error { c.resume(throwing: error) }',
          '            if let place { c.resume(returning: place) }',
          '        }',
          '    }',
          '}',
        ],
      },
      right: {
        text: 'It may resume twice or never, and needs exactly once',
        why: 'If it gets both values it traps, with neither the caller waits forever. Cover each case on its own path.',
      },
      wrong: [
        {
          text: 'It blocks the thread until the callback has been called',
          why: 'A continuation suspends the task and leaves the thread free.',
        },
        {
          text: 'It must be run on the main actor, like all continuations',
          why: 'Continuations can be resumed from any thread.',
        },
        {
          text: 'It has to return the place from the outer closure as well',
          why: 'The closure returns nothing; the value is passed by `resume`.',
        },
      ],
    },
    {
      id: 'swift-23',
      difficulty: 'expert',
      question: 'Why is this loop slow for a text of a million characters?',
      code: {
        language: 'swift',
        lines: [
          'for i in 0..<text.count {',
          '    let c = text[text.index(text.startIndex, offsetBy: i)]',
          '    handle(c)',
          '}',
        ],
      },
      right: {
        text: 'Finding the i-th character walks from the start each time',
        why: 'Characters have varying lengths, so indexing is linear and the loop quadratic. `for c in text` is linear.',
      },
      wrong: [
        {
          text: 'The text is copied with each access through the subscript',
          why: 'Reading copies no text; a character is returned.',
        },
        {
          text: 'The range is computed again for each step of the loop',
          why: 'The range is evaluated once, before the loop.',
        },
        {
          text: 'Each character is put on the heap as an object of a class',
          why: '`Character` is a value; small ones need no allocation.',
        },
      ],
    },
    {
      id: 'swift-24',
      difficulty: 'expert',
      question:
        "A view's model starts a task like this. The user leaves the screen, but the model lives on until the stream ends. Why?",
      code: {
        language: 'swift',
        lines: [
          'func start() {',
          '    task = Task { [weak self] in',
          '        guard let self else { return }',
          '        for await event in events { self.handle(event) }',
          '    }',
          '}',
        ],
      },
      right: {
        text: 'After `guard let self` the task holds it for the whole loop',
        why: 'The unwrapped reference is strong while the loop waits. Unwrap inside the loop, and cancel the task on leaving.',
      },
      wrong: [
        {
          text: 'A `Task` ignores capture lists and always keeps `self`',
          why: 'Capture lists work as in any closure; the later unwrapping is what keeps it.',
        },
        {
          text: 'The property `task` holds the model as long as it is set',
          why: 'The model holds the task; the reverse reference arises in the closure.',
        },
        {
          text: 'The stream holds each object that has ever read from it',
          why: 'A stream does not know the objects that use its events.',
        },
      ],
    },
  ],
}

import type { LevelTable } from './level.ts'

export const programmingLevels: LevelTable = {
  Python: [
    {
      description: 'Reads short Python scripts and says what each line does before running them.',
      requiredCapabilities: [
        "Tells a list, a tuple, a dictionary and a set apart in someone else's script",
        'Starts a script and the interactive prompt, and finds the line a traceback points at',
      ],
      suggestedProjects: [
        "Write a script that asks for a bill and a number of people and prints each person's share",
      ],
    },
    {
      description:
        'Writes small scripts with functions and loops, and asks for help when they grow beyond one file.',
      requiredCapabilities: [
        'Reads a CSV file with the csv module and writes a filtered copy of it',
        'Creates a virtual environment and installs a pinned package into it',
        'Catches a FileNotFoundError where it can happen instead of wrapping everything in a bare except',
      ],
      suggestedProjects: [
        'Build a command-line expense tracker that keeps its entries in a JSON file',
        'Rename and sort the photos in a folder by the date they were taken, with a dry run first',
      ],
    },
    {
      description:
        'Builds and tests packages with several modules, type hints and declared dependencies without guidance.',
      requiredCapabilities: [
        'Declares dependencies in pyproject.toml and rebuilds the environment from a lock file with uv or Poetry',
        'Writes pytest fixtures and parametrized tests, and keeps mypy or Pyright clean on new code',
        'Replaces a hand-written loop with a generator, a comprehension or collections.Counter where that reads better',
      ],
      suggestedProjects: [
        'Publish a typed command-line tool with tests and a GitHub Actions workflow that runs them on three Python versions',
        'Write a client for a public API that handles paging, timeouts and retries',
      ],
    },
    {
      description:
        'Designs Python services and libraries, and finds the slow or faulty part that others missed.',
      requiredCapabilities: [
        'Chooses between threads, processes and asyncio for a workload and says what the global interpreter lock changes',
        'Profiles a slow program with cProfile or py-spy and removes the hot spot it shows',
        'Reviews a module and points out mutable default arguments, circular imports and leaking file handles',
      ],
      suggestedProjects: [
        'Rewrite a blocking crawler with asyncio, limit its concurrency and publish the timings before and after',
      ],
    },
    {
      description:
        'Decides how an organization writes Python, down to packaging, interpreter behavior and native extensions.',
      requiredCapabilities: [
        'Explains how attribute lookup, descriptors and reference counting produce a surprising result',
        'Moves a slow inner loop to C or Rust with PyO3 and ships wheels for every supported platform',
        'Leads a large code base through an upgrade of the interpreter, free-threaded builds included, with a plan for deprecated calls',
      ],
      suggestedProjects: [
        'Contribute an accepted fix to CPython or to a widely used library and write down what the review taught you',
      ],
    },
  ],
  Java: [
    {
      description:
        'Follows a small Java class from its main method and names its fields, constructors and methods.',
      requiredCapabilities: [
        'Compiles and runs a single source file with the java command',
        'Says why a missing semicolon fails at compile time and a null reference only at run time',
      ],
      suggestedProjects: [
        'Write a program that converts temperatures and rejects input that is not a number',
      ],
    },
    {
      description:
        'Writes classes that use collections and exceptions inside a project that someone else set up.',
      requiredCapabilities: [
        'Picks between ArrayList, HashMap and HashSet for a given lookup',
        'Adds a dependency to a Maven or Gradle build and runs the existing tests',
      ],
      suggestedProjects: [
        'Build a library lending program for the console with books, members and due dates',
        'Solve ten exercises of the Java track on Exercism',
      ],
    },
    {
      description: 'Delivers features in a Java code base with records, streams, generics and JUnit tests.',
      requiredCapabilities: [
        'Turns nested loops over a list into a stream with grouping, and leaves a loop where it is clearer',
        'Implements equals and hashCode together or uses a record, and shows the bug if only one is overridden',
        'Closes files and connections with try-with-resources and keeps the cause when it wraps an exception',
      ],
      suggestedProjects: [
        'Write a bank statement importer that parses CSV, reports bad lines and has a JUnit test for every rule',
      ],
    },
    {
      description: 'Tunes and reviews Java systems under load, from thread safety to garbage collection.',
      requiredCapabilities: [
        'Reads a thread dump to find a deadlock, and a heap dump to find what keeps the memory',
        'Decides where virtual threads replace a pool and where a lock or a connection limit still rules',
        'Records a run with Java Flight Recorder and acts on the allocation hot spots in it',
      ],
      suggestedProjects: [
        'Build a multithreaded order book, test it with jcstress, and compare G1 with ZGC under its load',
      ],
    },
    {
      description:
        'Guides the Java platform of a company and explains what the virtual machine does with the code.',
      requiredCapabilities: [
        'Reasons about visibility and ordering with the Java Memory Model when a concurrent bug is disputed',
        'Plans the move of dozens of services from one long-term support release to the next, reflection and build tools included',
        'Writes a JMH benchmark that the just-in-time compiler cannot optimize away',
      ],
      suggestedProjects: [
        'Write a Java agent that times chosen methods through bytecode instrumentation, and document its overhead',
      ],
    },
  ],
  JavaScript: [
    {
      description:
        "Recognizes variables, functions and events in a page's script and tries out changes in the browser console.",
      requiredCapabilities: [
        'Opens the developer tools, reads a console error and finds its line',
        'Says what let, const and an arrow function do in a given snippet',
      ],
      suggestedProjects: ['Make a button that counts its clicks and turns red after ten'],
    },
    {
      description: 'Adds behavior to a page with DOM methods and a first fetch call, following examples.',
      requiredCapabilities: [
        'Selects elements, listens to events and changes text and classes without a library',
        'Shows the difference between == and === with an example that matters',
        'Fetches JSON with await and displays the result in a list',
      ],
      suggestedProjects: [
        'Build a to-do list that survives a reload by using localStorage',
        'Show the weather of a chosen city from the free Open-Meteo API',
      ],
    },
    {
      description:
        'Writes modular, tested JavaScript for the browser or Node.js and handles asynchronous code with confidence.',
      requiredCapabilities: [
        'Runs independent requests with Promise.all, and cancels an outdated one with AbortController',
        'Splits code into ES modules and explains which object this refers to in a callback',
        'Steps through a bug with breakpoints and the network panel rather than console output alone',
      ],
      suggestedProjects: [
        'Write a typeahead search with debouncing and keyboard control that never shows a late answer to an old query',
      ],
    },
    {
      description:
        'Designs JavaScript libraries and applications, and tracks down leaks and race conditions in them.',
      requiredCapabilities: [
        'Predicts the order of a timer, a promise and a rendering frame from the event loop',
        'Finds a detached DOM tree with two heap snapshots and removes the listener that keeps it',
        'Reviews a dependency for size, prototype pollution and supply-chain risk before it goes in',
      ],
      suggestedProjects: [
        'Publish a small event emitter on npm with ES module output, no dependencies and a stated size limit',
      ],
    },
    {
      description: 'Sets language standards across teams and works from the ECMAScript specification itself.',
      requiredCapabilities: [
        'Explains closures, hidden classes and deoptimization with a trace from V8',
        'Decides which proposals of TC39 to adopt, transpile or avoid, with browser data for each',
      ],
      suggestedProjects: [
        'Write a tiny interpreter for a subset of JavaScript and test it with cases from Test262',
      ],
    },
  ],
  TypeScript: [
    {
      description: 'Reads type annotations and says which calls the compiler would reject.',
      requiredCapabilities: [
        'Explains the difference between a type error and a run-time error in the same file',
        'Tells an interface, a union and an optional property apart when reading code',
      ],
      suggestedProjects: [
        'Paste ten lines of JavaScript into the TypeScript Playground and add types until it flags a planted bug',
      ],
    },
    {
      description:
        "Adds types to existing functions and fixes simple compiler errors, with a colleague's help for the strange ones.",
      requiredCapabilities: [
        'Types function parameters, arrays and objects without falling back on any',
        'Narrows a value of type string or undefined before using it',
      ],
      suggestedProjects: ['Convert a small JavaScript to-do application to TypeScript, one file at a time'],
    },
    {
      description: "Models a feature's data in strict mode so that wrong states do not compile.",
      requiredCapabilities: [
        'Describes loading, error and success as a discriminated union, with an exhaustive switch over it',
        'Writes a generic function whose return type follows from its argument',
        'Validates outside data with a schema such as Zod and derives the static type from it',
      ],
      suggestedProjects: [
        'Build a typed client for a public API in which every answer is validated at the edge',
      ],
    },
    {
      description: 'Designs the types of shared libraries and unravels errors that run over many lines.',
      requiredCapabilities: [
        'Uses conditional and mapped types where they save callers work, and plain types everywhere else',
        'Migrates a code base to strict, step by step, with a falling count of suppressed errors',
        "Speeds up a slow type check after reading the compiler's own trace",
      ],
      suggestedProjects: [
        'Write a type-safe event bus or router, and cover its types with expectTypeOf tests',
      ],
    },
    {
      description:
        'Shapes how many packages compile, publish and type-check together, and knows where the type system is unsound.',
      requiredCapabilities: [
        'Explains variance and the deliberate holes, such as mutable arrays, with a program that passes the check and crashes',
        'Publishes packages whose declarations resolve in Node.js and in bundlers, and checks them with Are the Types Wrong',
        'Sets up project references or isolated declarations for a monorepo and measures the gain',
      ],
      suggestedProjects: [
        'Write a type-aware codemod, with ts-morph for instance, that moves an open source project off a deprecated pattern',
      ],
    },
  ],
  Go: [
    {
      description: 'Reads a short Go program and explains its packages, functions and error returns.',
      requiredCapabilities: [
        'Runs go run and go fmt on a given module',
        'Points out where an error value is checked and what happens to it',
      ],
      suggestedProjects: ['Complete the basics of A Tour of Go and change three of its examples'],
    },
    {
      description:
        'Writes small commands in Go with structs, slices and maps, and has someone look over the result.',
      requiredCapabilities: [
        'Appends to a slice and predicts when its underlying array is shared',
        'Returns wrapped errors with fmt.Errorf and %w instead of panicking',
      ],
      suggestedProjects: [
        'Write a command that counts words in files and accepts flags for sorting',
        'Build a URL checker that reads addresses from a file and prints each status',
      ],
    },
    {
      description: 'Builds and ships HTTP services in Go using mostly the standard library.',
      requiredCapabilities: [
        'Passes a context through every blocking call and honors its cancellation',
        'Writes table-driven tests with subtests and runs them under the race detector',
        'Accepts small interfaces and returns structs, so that a dependency can be replaced in a test',
      ],
      suggestedProjects: [
        'Build a link shortener with net/http, SQLite, structured logs from slog and a graceful shutdown',
      ],
    },
    {
      description: 'Designs concurrent Go programs and debugs goroutine leaks, data races and memory growth.',
      requiredCapabilities: [
        'Chooses between a channel, a mutex and errgroup, and can say who closes the channel',
        'Reads a CPU, heap and goroutine profile from pprof and fixes the cause',
        'Reviews an API for nil interfaces, copied locks and ambiguous ownership of slices',
      ],
      suggestedProjects: [
        'Write a rate-limited concurrent downloader, then prove with pprof that it leaks no goroutine when canceled',
      ],
    },
    {
      description:
        'Leads large Go code bases with knowledge of the scheduler, the garbage collector and the toolchain.',
      requiredCapabilities: [
        "Explains escape analysis and the scheduler's model of goroutines, threads and processors from a trace",
        'Tunes GOGC and GOMEMLIMIT for a service and shows the effect on tail latency',
        'Sets module, vendoring and vulnerability policy with govulncheck for many repositories',
      ],
      suggestedProjects: [
        'Write an analyzer with go/analysis that catches a mistake your reviews keep finding, and run it on open source projects',
      ],
    },
  ],
  Swift: [
    {
      description: 'Reads a Swift playground and explains constants, optionals and simple functions.',
      requiredCapabilities: [
        'Says what the question mark in String? means and when unwrapping it crashes',
        'Tells let from var and predicts which assignment the compiler refuses',
      ],
      suggestedProjects: ['Write a playground that greets a person differently by the hour of the day'],
    },
    {
      description: "Writes structs, enums and functions for a small app with Xcode's help and a reviewer's.",
      requiredCapabilities: [
        'Unwraps optionals with if let and guard let rather than with an exclamation mark',
        'Models a choice as an enum with associated values and switches over it',
      ],
      suggestedProjects: ['Build a unit converter app with one SwiftUI screen'],
    },
    {
      description:
        'Implements features in Swift with protocols, async functions and tests, within an existing app.',
      requiredCapabilities: [
        'Decodes JSON with Codable, including a date format and a renamed key',
        'Chooses struct or class on the grounds of value semantics and identity',
        'Runs network calls with async and await and reports errors through throws',
      ],
      suggestedProjects: [
        'Build a reading list app that loads books from the Open Library API and tests its model with Swift Testing',
      ],
    },
    {
      description:
        'Designs modules in Swift and resolves concurrency errors, retain cycles and slow compiles.',
      requiredCapabilities: [
        'Moves a module to the Swift 6 language mode, with actors and Sendable types where data crosses tasks',
        "Finds a closure that retains its owner in Xcode's memory graph and breaks the cycle",
        'Uses generics, some and any deliberately and explains the cost of each',
      ],
      suggestedProjects: [
        'Turn the networking layer of an open source app into a Swift package with strict concurrency and documented errors',
      ],
    },
    {
      description:
        "Directs how Swift is used across apps or on servers and follows the language's evolution.",
      requiredCapabilities: [
        'Explains existential containers, copy-on-write and automatic reference counting with a benchmark',
        'Writes macros or result builders where they remove real repetition, and refuses them elsewhere',
      ],
      suggestedProjects: [
        'Review a Swift Evolution proposal in public and build a sample that shows its effect on your own code',
      ],
    },
  ],
  Kotlin: [
    {
      description: 'Reads Kotlin functions and explains null safety, val and when expressions.',
      requiredCapabilities: [
        'Says why String? needs a safe call and String does not',
        'Runs a snippet in the Kotlin Playground and changes its result',
      ],
      suggestedProjects: ['Rewrite a short Java class as a Kotlin data class and compare the two'],
    },
    {
      description: 'Writes small Kotlin classes and collection pipelines in a project that already builds.',
      requiredCapabilities: [
        'Uses filter, map and groupBy on a list and reads the chain aloud',
        'Replaces a chain of null checks with the Elvis operator and let',
      ],
      suggestedProjects: [
        'Build a console quiz with sealed result types for right, wrong and skipped answers',
      ],
    },
    {
      description: 'Delivers features in Kotlin for Android or the server, with coroutines and tests.',
      requiredCapabilities: [
        'Launches coroutines in the right scope and switches dispatchers around blocking calls',
        'Exposes changing state as a StateFlow and collects it without leaking',
        'Calls Java libraries safely by treating platform types as nullable',
      ],
      suggestedProjects: [
        'Build a Ktor service for recipes with a database behind it and coroutine tests using runTest',
      ],
    },
    {
      description: 'Designs Kotlin APIs and debugs coroutines that hang, leak or swallow exceptions.',
      requiredCapabilities: [
        'Explains structured concurrency, supervisor scopes and why swallowing CancellationException breaks them',
        'Chooses inline functions, sealed hierarchies or delegation for a library and keeps it binary compatible',
        'Reviews Gradle Kotlin builds for slow configuration and annotation processing left on kapt',
      ],
      suggestedProjects: [
        'Publish a small Kotlin library with explicit API mode and a binary compatibility check in its build',
      ],
    },
    {
      description:
        'Sets direction for Kotlin across platforms, from the K2 compiler to code shared with iOS.',
      requiredCapabilities: [
        'Decides what a Kotlin Multiplatform module shares and what stays native, with measured reasons',
        'Reads the bytecode of a suspend function and explains its state machine',
      ],
      suggestedProjects: [
        'Write a KSP processor or compiler plugin that removes boilerplate, and measure its effect on build time',
      ],
    },
  ],
  Bash: [
    {
      description: 'Reads a short shell script and says which files and commands it touches.',
      requiredCapabilities: [
        'Explains a pipe, a redirection and an exit status in a given line',
        'Moves around the file system and looks options up with man',
      ],
      suggestedProjects: [
        'Write down, line by line, what the install script of a small open source tool does',
      ],
    },
    {
      description:
        'Writes scripts of a few lines with variables, loops and arguments, starting from an example.',
      requiredCapabilities: [
        'Quotes variables so that file names with spaces survive',
        'Combines grep, sort, uniq and cut to answer a question about a log file',
      ],
      suggestedProjects: [
        "Write a backup script that archives a folder under today's date and keeps the last five",
      ],
    },
    {
      description: 'Automates routine jobs with scripts that fail loudly and can be run twice.',
      requiredCapabilities: [
        'Starts scripts with set -euo pipefail and names the places where set -e does not help',
        'Cleans up temporary files with trap, whatever way the script ends',
        'Passes ShellCheck without blanket exceptions',
      ],
      suggestedProjects: [
        'Write a deploy script for a static site with a dry run, a lock against parallel runs and a rollback',
      ],
    },
    {
      description:
        'Reviews and repairs the scripts that production depends on, and knows when to leave the shell.',
      requiredCapabilities: [
        'Debugs subshells, word splitting and signals with set -x and a minimal case',
        'Makes a script portable between Bash, POSIX sh and the tools of macOS, or states what it needs',
        'Tests scripts with Bats and rewrites one in another language once data structures outgrow it',
      ],
      suggestedProjects: [
        'Harden the entry point script of a container so that it forwards signals, and prove it with Bats tests',
      ],
    },
    {
      description:
        "Writes the organization's rules for automation in the shell and explains the shell down to file descriptors.",
      requiredCapabilities: [
        'Uses process substitution, coprocesses and descriptor duplication, and explains each to a newcomer',
        'Judges injection risks in scripts that handle outside input and removes eval from them',
      ],
      suggestedProjects: ['Write a small shell in C or Go with pipes, redirection and job control'],
    },
  ],
  Git: [
    {
      description:
        "Explains what a commit, a branch and a remote are, and looks through a project's history.",
      requiredCapabilities: [
        'Clones a repository and reads its state with git status and git log',
        'Says what staged and unstaged changes are in a given output',
      ],
      suggestedProjects: ['Put a folder of notes under Git and make five commits with messages that say why'],
    },
    {
      description: 'Commits, pushes and opens pull requests on branches, and calls for help with conflicts.',
      requiredCapabilities: [
        'Creates a branch, commits in small steps and pushes it',
        'Takes back a change that is not committed yet without losing other work',
      ],
      suggestedProjects: [
        'Fix a typo in the documentation of an open source project and see the pull request through',
      ],
    },
    {
      description: 'Works on shared branches day to day, resolves conflicts and keeps history readable.',
      requiredCapabilities: [
        'Rebases a branch onto main and resolves a conflict by reading both sides',
        'Splits a mixed change into separate commits with git add -p',
        'Brings a lost commit back through the reflog',
      ],
      suggestedProjects: [
        'Practice on a scratch repository: cause a conflict, a detached HEAD and a lost commit, and recover from each',
      ],
    },
    {
      description:
        'Chooses branching and release conventions and rescues repositories that others have given up on.',
      requiredCapabilities: [
        'Finds the commit that broke a test with git bisect run',
        'Removes a leaked key or a huge file from history with git filter-repo and has the key revoked as well',
        'Weighs trunk-based work, merge queues and release branches for a team and writes the rule down',
      ],
      suggestedProjects: [
        'Bisect a regression in an open source project automatically and report the offending commit',
      ],
    },
    {
      description:
        "Runs version control for many teams and explains Git's object model from the files in .git.",
      requiredCapabilities: [
        'Builds a commit by hand from blobs and trees with plumbing commands',
        'Keeps a monorepo fast with sparse checkout, partial clone and file system monitoring',
      ],
      suggestedProjects: [
        'Write a minimal Git that can init, add, commit and log in a repository the real one can read',
      ],
    },
  ],
  'Data Structures & Algorithms': [
    {
      description:
        'Explains how arrays, lists, stacks and hash tables hold data and what searching them costs.',
      requiredCapabilities: [
        'Traces binary search by hand on ten numbers',
        'Says which of two loops grows faster as the input doubles',
      ],
      suggestedProjects: ['Draw the steps of insertion sort and merge sort on the same eight cards'],
    },
    {
      description: 'Implements textbook structures and solves easy problems after seeing a similar one.',
      requiredCapabilities: [
        'Writes a linked list, a stack and a queue with tests',
        'States the big O of a function with nested loops',
      ],
      suggestedProjects: [
        'Solve twenty easy problems on a practice site and note the idea behind each in one line',
      ],
    },
    {
      description: 'Picks the structure that suits a task and argues for its time and memory cost.',
      requiredCapabilities: [
        'Replaces a quadratic lookup with a hash map or a sorted array and measures the difference',
        'Traverses trees and graphs breadth first and depth first without copying an example',
        'Recognizes when a heap, two pointers or a sliding window fits',
      ],
      suggestedProjects: [
        "Write a route finder over a city's open street data with Dijkstra's algorithm",
        'Build an autocomplete index from a word list with a trie',
      ],
    },
    {
      description: 'Designs algorithms for unusual constraints and proves or refutes their correctness.',
      requiredCapabilities: [
        'Derives a dynamic program from its recurrence and reduces its memory',
        'Estimates amortized cost, and shows an input that triggers the worst case',
        'Spots in review that a clever structure loses to a flat array because of cache misses',
      ],
      suggestedProjects: [
        'Implement A* and contraction hierarchies on the same map and chart the query times',
      ],
    },
    {
      description:
        'Chooses or invents approximate, external or parallel algorithms and teaches the reasoning behind them.',
      requiredCapabilities: [
        'Applies sketches such as HyperLogLog or Bloom filters with a computed error bound',
        'Reduces a problem to a known NP-hard one and offers a bounded approximation instead',
        'Reads a recent paper, implements it and says where its promises fail in practice',
      ],
      suggestedProjects: [
        'Implement a log-structured merge tree or a B+ tree on disk and benchmark it against SQLite',
      ],
    },
  ],
  'Object-Oriented Programming': [
    {
      description:
        'Explains class, object, method and inheritance with an example from everyday life and one from code.',
      requiredCapabilities: [
        'Points at the state and the behavior of a class in a listing',
        'Says which method runs when a subclass overrides it',
      ],
      suggestedProjects: ['Sketch the classes of a chess game on paper, with what each one knows and does'],
    },
    {
      description: 'Writes classes with private state and simple inheritance for a given design.',
      requiredCapabilities: [
        'Keeps fields private and changes them only through methods that check their input',
        'Uses an interface to treat two implementations alike',
      ],
      suggestedProjects: ['Program a vending machine whose states refuse wrong coins and empty slots'],
    },
    {
      description:
        'Breaks a feature into cohesive objects, preferring composition, and covers them with tests.',
      requiredCapabilities: [
        'Replaces a growing switch over a type code with polymorphism, or leaves it where it is simpler',
        'Injects collaborators through the constructor instead of creating them inside',
        'Names a violation of the Liskov substitution principle in real code and repairs it',
      ],
      suggestedProjects: [
        'Build a text adventure in which rooms, items and commands can be added without touching existing classes',
      ],
    },
    {
      description:
        'Designs object models for whole domains and untangles class hierarchies that resist change.',
      requiredCapabilities: [
        'Breaks up a god class step by step behind its old interface while tests stay green',
        'Draws aggregate boundaries where invariants have to hold together',
        'Explains in review when a function or a plain record beats another class',
      ],
      suggestedProjects: [
        'Refactor the Gilded Rose kata completely, then add the conjured items in under ten lines',
      ],
    },
    {
      description: 'Teaches object thinking across languages and decides where other paradigms serve better.',
      requiredCapabilities: [
        'Compares class-based, prototype-based and message-passing models with working examples',
        'Explains dynamic dispatch, vtables and the expression problem, and what each costs',
      ],
      suggestedProjects: [
        'Implement a small class system, with inheritance and dispatch tables, in a language that has none',
      ],
    },
  ],
  'Design Patterns': [
    {
      description: 'Recognizes the names and purposes of common patterns when they appear in code or talk.',
      requiredCapabilities: [
        'Spots an iterator or an observer in a standard library',
        'Says in one sentence which problem a factory solves',
      ],
      suggestedProjects: [
        'Find five patterns in a framework you use and link each to the class that plays it',
      ],
    },
    {
      description: 'Applies a pattern that someone suggests, following a reference implementation.',
      requiredCapabilities: [
        'Writes a strategy and swaps it at run time',
        'Wraps an awkward library in an adapter',
      ],
      suggestedProjects: ['Build a drawing program with undo through the command pattern'],
    },
    {
      description:
        'Chooses a fitting pattern for a change at hand, and leaves it out when a function will do.',
      requiredCapabilities: [
        'Extracts duplicated steps into a template method or a higher-order function, and defends the choice',
        'Decouples a sender from its receivers with events without hiding the control flow',
        'Replaces a singleton with a passed-in dependency so that tests run in any order',
      ],
      suggestedProjects: [
        'Write a notification service in which mail, text message and retry behavior combine through decorators',
      ],
    },
    {
      description: 'Reviews designs for overused patterns and refactors toward or away from them safely.',
      requiredCapabilities: [
        'Unwinds a tower of factories and proxies that nobody can follow',
        'Compares repository, active record and query object for one code base with its real queries',
        'Explains how circuit breaker, bulkhead and retry interact under failure',
      ],
      suggestedProjects: [
        'Take an over-engineered open source sample, halve its classes without losing a test, and write up each step',
      ],
    },
    {
      description:
        "Records the patterns that recur in an organization's systems and retires the ones that no longer help.",
      requiredCapabilities: [
        'Describes a home-grown pattern with context, forces and consequences so that other teams can judge it',
        'Traces a classic pattern to the language feature that makes it unnecessary',
      ],
      suggestedProjects: [
        'Write a catalog of ten patterns, and of the anti-patterns beside them, from one large open source code base',
      ],
    },
  ],
  'Automated Testing': [
    {
      description:
        'Explains what unit, integration and end-to-end tests each catch and runs an existing suite.',
      requiredCapabilities: [
        "Reads a failing test's output and says what was expected and what came back",
        'Names one thing that each layer of the test pyramid is bad at',
      ],
      suggestedProjects: [
        'Run the tests of an open source project, break one line on purpose and describe what failed',
      ],
    },
    {
      description: 'Writes tests for pure functions and simple cases next to examples in the code base.',
      requiredCapabilities: [
        'Arranges, acts and asserts in one short test with a telling name',
        'Covers the empty, the one and the many case of a function',
      ],
      suggestedProjects: ['Write tests for a Roman numeral converter before its code'],
    },
    {
      description: 'Tests each change at the right level and keeps the suite fast and repeatable.',
      requiredCapabilities: [
        'Fakes the clock and the network at the boundary rather than mocking every class',
        'Reproduces a bug with a failing test before fixing it',
        'Starts a real database in a container for an integration test and resets it between cases',
      ],
      suggestedProjects: [
        'Add tests to a small untested project until a mutation testing tool finds no survivor in its core module',
      ],
    },
    {
      description:
        'Designs test strategies for systems and turns flaky, slow suites into ones that teams trust.',
      requiredCapabilities: [
        'Tracks a flaky test to a shared clock, port or ordering and removes the cause instead of adding a retry',
        'Splits a suite across machines and picks the tests that a change affects',
        'Introduces contract tests between two services in place of a brittle end-to-end environment',
      ],
      suggestedProjects: [
        'Take the slowest test suite you can find in an open source project, halve its time and document each measure',
      ],
    },
    {
      description:
        "Sets an organization's approach to quality, with evidence of which tests pay for themselves.",
      requiredCapabilities: [
        'Applies property-based testing, fuzzing or deterministic simulation where examples miss bugs',
        'Ties escaped defects back to missing kinds of tests and changes the investment accordingly',
      ],
      suggestedProjects: [
        'Build a deterministic simulation test for a small replicated store and publish the bugs it finds',
      ],
    },
  ],
  'Code Review': [
    {
      description: 'Follows a review discussion and can tell a blocking remark from a suggestion.',
      requiredCapabilities: [
        'Reads a diff with its description and says what the change is for',
        'Finds where the project states its review rules',
      ],
      suggestedProjects: [
        'Read three merged pull requests of an open source project and note which remarks changed the code',
      ],
    },
    {
      description:
        'Prepares small pull requests and comments on readability and obvious mistakes in those of others.',
      requiredCapabilities: [
        'Describes what changed, why and how it was tried, in a few lines',
        'Answers each remark with a change or a reason',
      ],
      suggestedProjects: [
        'Split one of your larger changes into three pull requests that can be reviewed separately',
      ],
    },
    {
      description: "Reviews colleagues' everyday changes for correctness, tests and clarity within a day.",
      requiredCapabilities: [
        'Checks out a branch and tries the edge case that the tests leave out',
        'Marks nitpicks as such and asks questions where the intent is unclear',
        'Notices missing migrations, error paths and permission checks in a diff',
      ],
      suggestedProjects: [
        "Review ten open pull requests in a project you know and compare your remarks with the maintainers'",
      ],
    },
    {
      description:
        'Judges risky changes to design, concurrency or security and helps authors get them merged.',
      requiredCapabilities: [
        'Proposes an alternative design with its trade-offs before line comments begin',
        'Finds the race, injection or backward incompatibility that green checks did not show',
        'Moves a stuck review forward with a call or a small follow-up instead of another round',
      ],
      suggestedProjects: [
        'Plant six defects of different kinds in a change, have two people review it and teach from what they missed',
      ],
    },
    {
      description:
        'Builds a review culture: measures turnaround, automates the trivial and trains reviewers.',
      requiredCapabilities: [
        'Shifts style remarks to linters and keeps human attention for design and behavior',
        'Sets rules for reviewing machine-written code, with owners who answer for what they approve',
        'Uses time to first review and change size to find where reviews stall, without ranking people',
      ],
      suggestedProjects: [
        'Write a review guide with annotated examples from real changes and test it with newcomers',
      ],
    },
  ],
  'C#': [
    {
      description: 'Reads a C# console program and explains its classes, properties and using lines.',
      requiredCapabilities: [
        'Runs a project with dotnet run and changes what it prints',
        'Tells a value type such as int from a reference type such as string',
      ],
      suggestedProjects: ['Write a single-file program that tells how many days are left until a birthday'],
    },
    {
      description: 'Writes classes and LINQ queries inside a solution that others set up.',
      requiredCapabilities: [
        'Filters and sorts a list with Where, Select and OrderBy',
        'Adds a NuGet package and calls it from an existing project',
      ],
      suggestedProjects: ['Build a console phone book that saves its entries as JSON with System.Text.Json'],
    },
    {
      description: 'Delivers features with async calls, records, nullable reference types and xUnit tests.',
      requiredCapabilities: [
        'Awaits all the way up and passes a CancellationToken along',
        'Clears nullable warnings by modeling absence, not by exclamation marks',
        'Registers services with the right lifetime in the built-in container',
      ],
      suggestedProjects: [
        'Build a background worker that watches a folder, imports invoices and reports bad files, with tests',
      ],
    },
    {
      description: 'Designs .NET components and diagnoses deadlocks, allocation pressure and slow queries.',
      requiredCapabilities: [
        'Finds sync-over-async behind a starved thread pool with dotnet-counters and a dump',
        'Cuts allocations with spans, pooling or structs after a BenchmarkDotNet run says where',
        'Reviews disposal, equality and exception filters in shared libraries',
      ],
      suggestedProjects: [
        'Write a high-throughput log parser with System.IO.Pipelines and publish the benchmark against a naive version',
      ],
    },
    {
      description: 'Guides .NET across an organization and works with the compiler and runtime themselves.',
      requiredCapabilities: [
        'Writes Roslyn analyzers or source generators that enforce a house rule at build time',
        'Plans the move of legacy .NET Framework systems to the current long-term support release',
      ],
      suggestedProjects: [
        'Publish an analyzer with code fixes and an incremental source generator, both under test',
      ],
    },
  ],
  'C++': [
    {
      description:
        'Follows a small C++ source file and tells its declarations, includes and main function apart.',
      requiredCapabilities: [
        'Compiles a file with warnings on and reads the first error',
        'Says what a reference is and how it differs from a copy',
      ],
      suggestedProjects: ['Write a number guessing game and compile it with two compilers'],
    },
    {
      description:
        'Writes small programs with standard containers and strings and has the memory handling checked.',
      requiredCapabilities: [
        'Uses vector, string and unordered_map instead of raw arrays',
        'Passes large objects by const reference',
      ],
      suggestedProjects: ['Build a text file indexer that lists on which lines each word occurs'],
    },
    {
      description:
        'Builds modules with clear ownership, CMake and tests, free of leaks and undefined behavior.',
      requiredCapabilities: [
        'Holds resources in objects and uses unique_ptr and shared_ptr according to ownership',
        'Runs tests under the address and undefined behavior sanitizers',
        'Follows the rule of zero, or implements all five members correctly',
      ],
      suggestedProjects: [
        'Write a small image library with CMake presets, GoogleTest and a sanitizer build in CI',
      ],
    },
    {
      description: 'Designs fast, safe components and debugs corruption, races and template errors.',
      requiredCapabilities: [
        'Works backward from a core dump to the line that damaged memory',
        'Explains move semantics, exception safety and memory order in a reviewed class',
        'Constrains templates with concepts and keeps compile times in check',
      ],
      suggestedProjects: [
        'Implement a lock-free single-producer queue, verify it with ThreadSanitizer and benchmark it against a mutex',
      ],
    },
    {
      description:
        'Sets the language subset, tools and safety policy for large code bases and reads the standard.',
      requiredCapabilities: [
        'Decides which parts of C++23 and C++26 to adopt by compiler support and risk',
        'Explains generated assembly, inlining and vectorization, and steers them by code rather than luck',
      ],
      suggestedProjects: [
        'Write a clang-tidy check for a recurring defect and run it on a large open source project',
      ],
    },
  ],
  Rust: [
    {
      description: 'Reads a small Rust program and explains ownership and borrowing in it.',
      requiredCapabilities: [
        'Says why a value cannot be used after it was moved',
        'Builds and runs a project with Cargo',
      ],
      suggestedProjects: [
        'Finish the first thirty Rustlings exercises and explain three compiler errors in your own words',
      ],
    },
    {
      description:
        'Writes small tools with structs, enums and Result, and asks for help when the borrow checker refuses.',
      requiredCapabilities: [
        'Handles Option and Result with match and the question mark operator',
        'Borrows a slice or str instead of cloning a whole vector',
      ],
      suggestedProjects: ['Build a grep-like tool that searches files and prints line numbers'],
    },
    {
      description: 'Builds and tests crates for real use, with traits, iterators and async where due.',
      requiredCapabilities: [
        'Defines error types so that callers can tell failures apart',
        'Chooses Arc, Mutex, channels or plain borrowing for shared state',
        'Keeps Clippy clean and documents public items with tested examples',
      ],
      suggestedProjects: [
        'Build a web service with axum and SQLx that passes integration tests and shuts down cleanly',
      ],
    },
    {
      description: 'Designs crate interfaces and masters lifetimes, unsafe code and asynchronous runtimes.',
      requiredCapabilities: [
        'Justifies each unsafe block with its invariants and checks it under Miri',
        'Explains pinning and cancellation in a future that lost data',
        'Profiles with flamegraphs and removes clones, locks or dynamic dispatch that matter',
      ],
      suggestedProjects: ['Write a safe wrapper around a C library and fuzz it with cargo-fuzz'],
    },
    {
      description: 'Decides where Rust pays off for an organization and contributes to its ecosystem.',
      requiredCapabilities: [
        'Plans a stepwise replacement of C or C++ parts with a stable foreign function interface',
        "Explains trait resolution, variance and the borrow checker's model from compiler output",
      ],
      suggestedProjects: ['Have a diagnostic, lint or library change accepted by the Rust project'],
    },
  ],
  PHP: [
    {
      description: 'Reads a PHP page and tells the code that runs on the server from the HTML it sends.',
      requiredCapabilities: [
        'Starts the built-in web server and changes a greeting',
        'Names what $_GET and $_POST contain after a form is sent',
      ],
      suggestedProjects: ['Write a page that shows a different quotation on every visit'],
    },
    {
      description: 'Writes form handlers and small classes and has them reviewed for security.',
      requiredCapabilities: [
        'Escapes output with htmlspecialchars and binds query parameters through PDO',
        'Installs a library with Composer and loads it automatically',
      ],
      suggestedProjects: ['Build a guest book with a form, validation and a SQLite file'],
    },
    {
      description: 'Builds typed, tested applications with current PHP 8 and a framework.',
      requiredCapabilities: [
        'Uses enums, readonly classes and constructor promotion to model a domain',
        'Keeps PHPStan at a high level and PHPUnit green on each change',
        'Debugs a request step by step with Xdebug',
      ],
      suggestedProjects: ['Build a small ticket system with roles, mail and tests on Symfony or Laravel'],
    },
    {
      description: 'Modernizes and tunes large code bases and finds faults in production.',
      requiredCapabilities: [
        'Moves legacy code across several PHP versions with Rector and characterization tests',
        'Sizes FPM pools and OPcache from measured memory and traffic',
        'Reviews for object injection, file inclusion and session fixation',
      ],
      suggestedProjects: [
        'Bring an abandoned PHP 5 project to a supported version, with tests that pin down its behavior',
      ],
    },
    {
      description: 'Leads PHP platforms and their conventions and understands the Zend engine.',
      requiredCapabilities: [
        'Explains reference counting, copy-on-write arrays and JIT limits with measurements',
        'Decides between FPM, FrankenPHP and Swoole for an application from a load test',
      ],
      suggestedProjects: [
        'Write a PHP extension in C or Rust, or follow an RFC to its vote and implement a polyfill',
      ],
    },
  ],
  Ruby: [
    {
      description: 'Reads Ruby code aloud almost as prose and explains blocks, symbols and hashes.',
      requiredCapabilities: [
        'Tries out methods of arrays and strings in irb',
        'Says what each does with the block given to it',
      ],
      suggestedProjects: ['Write a program that turns a shopping list into sections by shop aisle'],
    },
    {
      description: 'Writes small classes and scripts with Bundler and existing gems.',
      requiredCapabilities: [
        'Chooses among map, select, reduce and each_with_object',
        'Reads a backtrace and finds the line of the project in it, past those of gems',
      ],
      suggestedProjects: ['Build a command that renames files by a pattern, with a preview'],
    },
    {
      description: 'Builds and tests gems or services in idiomatic Ruby.',
      requiredCapabilities: [
        'Uses modules, keyword arguments and duck typing without surprising the caller',
        'Writes RSpec or Minitest examples that describe behavior',
        'Rescues narrow exceptions and retries only what can succeed',
      ],
      suggestedProjects: [
        'Publish a gem that parses a public file format, with documentation and CI on three Ruby versions',
      ],
    },
    {
      description: 'Designs libraries and finds leaks, slow paths and metaprogramming accidents.',
      requiredCapabilities: [
        'Profiles with Vernier or stackprof and reduces allocations',
        'Replaces method_missing magic with explicit definitions that tools can find',
        'Introduces RBS or Sorbet types where mistakes cost most',
      ],
      suggestedProjects: [
        'Take a slow open source gem, double its speed with benchmarks in the pull request and keep its interface',
      ],
    },
    {
      description:
        'Guides Ruby in an organization and explains the virtual machine, its JIT and its concurrency.',
      requiredCapabilities: [
        'Compares threads, fibers and Ractors for a given load and says which lock limits each',
        'Tunes YJIT, the garbage collector and the memory allocator from production figures',
      ],
      suggestedProjects: [
        'Contribute to Ruby, RubyGems or a major library, and document the path from report to release',
      ],
    },
  ],
  Scala: [
    {
      description: 'Reads Scala code and explains val, case class and pattern match.',
      requiredCapabilities: [
        'Evaluates expressions in the REPL or with Scala CLI',
        'Says what an Option holds and why there is no null',
      ],
      suggestedProjects: ['Write a script with Scala CLI that ranks words in a text by length and frequency'],
    },
    {
      description: 'Writes functions over immutable collections in an existing project.',
      requiredCapabilities: [
        'Rewrites a loop with a mutable variable as map, filter and foldLeft',
        'Matches on sealed traits and heeds exhaustiveness warnings',
      ],
      suggestedProjects: ['Model a card game with enums and case classes and simulate a thousand rounds'],
    },
    {
      description: 'Delivers features in services or data jobs with typed errors and tests.',
      requiredCapabilities: [
        'Composes Future, Either or an effect type with for comprehensions',
        'Builds with sbt or Mill and handles cross-version dependencies',
        'Uses given and using for context without hiding control flow',
      ],
      suggestedProjects: [
        'Build a streaming service with http4s or Pekko that tests its routes and error cases',
      ],
    },
    {
      description: 'Designs functional architectures and unravels implicit, variance and runtime problems.',
      requiredCapabilities: [
        'Explains how the compiler picked a given instance and removes the ambiguity',
        'Debugs fiber leaks or blocked dispatchers from thread dumps and metrics',
        'Reviews abstractions and strips those that the team cannot maintain',
      ],
      suggestedProjects: [
        'Write a small library with type class derivation in Scala 3 and publish it for both JVM and JavaScript',
      ],
    },
    {
      description: 'Directs the use of Scala, its versions and its styles across teams.',
      requiredCapabilities: [
        'Plans the migration from Scala 2.13 to 3 with macros replaced and binary compatibility checked',
        'Works with inline, macros and the TASTy format when libraries need it',
      ],
      suggestedProjects: [
        'Contribute a fix to a core library or the compiler, with a note on how the fault was found',
      ],
    },
  ],
  'Unit Testing': [
    {
      description: 'Explains what a unit is in a given code base and why its test needs no network.',
      requiredCapabilities: [
        'Points at the arrange, act and assert parts of a listing',
        'Says which defect a given assertion would miss',
      ],
      suggestedProjects: [
        'Read the tests of a date library and name five rules of the calendar that they record',
      ],
    },
    {
      description: "Writes tests for single functions and classes with the team's framework.",
      requiredCapabilities: [
        'Names each test by the behavior it checks',
        'Uses boundary values such as zero, one, maximum and empty text',
      ],
      suggestedProjects: ['Test a password strength function until each of its rules fails once'],
    },
    {
      description: 'Isolates units by design and keeps their tests clear through changes.',
      requiredCapabilities: [
        'Chooses between a stub, a fake and the real collaborator, and seldom verifies calls',
        'Builds test data with small factory functions that show what matters',
        'Reads coverage by branch and ignores lines that carry no risk',
      ],
      suggestedProjects: ['Write a tax calculator with parameterized tests derived from the official tables'],
    },
    {
      description: 'Makes legacy code testable and reviews tests for brittleness and false comfort.',
      requiredCapabilities: [
        'Finds seams to break dependencies without changing behavior',
        'Runs mutation testing with Stryker or PIT and strengthens weak assertions',
      ],
      suggestedProjects: [
        'Bring an untested class of five hundred lines under test and split it, with each step committed',
      ],
    },
    {
      description: 'Coaches teams on what deserves a unit test and develops the tools they use.',
      requiredCapabilities: [
        'Derives properties or model-based checks for logic that examples cannot cover',
        'Judges from defect history where isolated tests paid off and where they only froze the code',
      ],
      suggestedProjects: [
        'Write a minimal test runner with fixtures, filters and readable diffs, and test it with itself',
      ],
    },
  ],
  'Test-Driven Development': [
    {
      description: 'Explains the cycle of red, green and refactor and follows a demonstration.',
      requiredCapabilities: [
        'Says why the test is seen failing first',
        'Names the smallest next step in a described exercise',
      ],
      suggestedProjects: ['Watch FizzBuzz being built test first, then repeat it from memory'],
    },
    {
      description: 'Works through small katas test first and keeps each cycle to a few minutes.',
      requiredCapabilities: [
        'Makes one failing test pass with the least code',
        'Writes a test list before the first line of code',
      ],
      suggestedProjects: ['Do the String Calculator and Bowling katas with a commit for every step'],
    },
    {
      description: 'Drives ordinary features by tests, from the outside in, in production code.',
      requiredCapabilities: [
        'Starts with an acceptance test and works inward to the units that it needs',
        'Refactors on green only, and backs out when a step grows too large',
        'Listens to a test that is hard to write and changes the design',
      ],
      suggestedProjects: [
        'Build a parking fee service test first, with a commit history that shows each cycle',
      ],
    },
    {
      description:
        'Applies the discipline to legacy, asynchronous and data-heavy code and coaches a team in it.',
      requiredCapabilities: [
        'Chooses between classicist and mockist style by what the design should reveal',
        'Combines test-driven work with approval tests or contracts where examples are large',
      ],
      suggestedProjects: [
        'Take over an untested open source service, add one feature test first and write up which seams you needed',
      ],
    },
    {
      description: 'Judges where test-first work helps and where it hinders, and develops the practice.',
      requiredCapabilities: [
        'Teaches through pairing and ensemble sessions and measures the change in rework',
        'Debates the evidence from studies fairly and adapts the method to its context',
      ],
      suggestedProjects: [
        'Run a public ensemble session on a hard problem and publish the recording with comments on each decision',
      ],
    },
  ],
  'Integration Testing': [
    {
      description: 'Explains which faults show only when parts run together.',
      requiredCapabilities: [
        'Tells in a described failure whether the unit, the wiring or the environment was wrong',
        'Names the outside systems that a service depends on',
      ],
      suggestedProjects: ['Draw the seams of a small web shop and list one fault that could hide at each'],
    },
    {
      description: 'Writes tests against a real database or queue with a prepared set-up.',
      requiredCapabilities: [
        'Starts dependencies with Docker Compose or Testcontainers before the tests',
        'Inserts the rows a test needs and removes them after it',
      ],
      suggestedProjects: ['Test the repository layer of a to-do service against PostgreSQL in a container'],
    },
    {
      description: 'Covers the boundaries of a service so that tests run anywhere in any order.',
      requiredCapabilities: [
        'Imitates a third party with WireMock or a recorded answer, slow and broken answers included',
        'Gives each test its own schema, topic or tenant for parallel runs',
        'Waits for an observable state instead of sleeping',
      ],
      suggestedProjects: [
        'Test an order service with database, broker and payment stub, then run it a hundred times without a flake',
      ],
    },
    {
      description: 'Designs how many services are verified together without a shared, broken environment.',
      requiredCapabilities: [
        'Sets up consumer-driven contracts with Pact and blocks incompatible releases',
        'Finds differences between test and production configuration that let a fault pass',
      ],
      suggestedProjects: [
        "Replace a sample system's staging-only suite with contract and component tests, and compare run time and faults found",
      ],
    },
    {
      description: 'Decides how an organization gains confidence across system and vendor boundaries.',
      requiredCapabilities: [
        'Weighs ephemeral environments, service virtualization and testing in production by cost and risk',
        'Builds record and replay of live traffic with personal data removed',
      ],
      suggestedProjects: [
        'Build a tool that creates a throwaway environment per pull request and report its cost per run',
      ],
    },
  ],
  Dart: [
    {
      description: 'Reads a Dart program and explains its types, functions and named parameters.',
      requiredCapabilities: [
        'Runs and edits examples in DartPad',
        'Says what the question mark after a type allows',
      ],
      suggestedProjects: ['Write a tip calculator in DartPad with a function for each step'],
    },
    {
      description: 'Writes classes and asynchronous functions for an app that is set up.',
      requiredCapabilities: [
        'Awaits a Future and shows the error when it fails',
        'Uses collection if, spread and cascades where they read well',
      ],
      suggestedProjects: ['Build a command-line flash card trainer that loads words from a file'],
    },
    {
      description: 'Builds tested packages and app logic with sound null safety.',
      requiredCapabilities: [
        'Models results with sealed classes, records and patterns',
        'Listens to streams and cancels subscriptions',
        'Keeps the analyzer strict and free of ignored lints',
      ],
      suggestedProjects: [
        'Write a client package for a public transport API with tests and generated JSON code',
      ],
    },
    {
      description: 'Designs libraries and finds jank, leaks and platform differences.',
      requiredCapabilities: [
        'Moves heavy work to isolates and measures the cost of messages',
        'Calls native code through dart:ffi and frees what it allocates',
        'Uses DevTools to find retained objects',
      ],
      suggestedProjects: ['Publish a package that works on mobile, desktop and web with conditional imports'],
    },
    {
      description: "Guides the language's use across apps and servers and knows its compilers.",
      requiredCapabilities: [
        'Explains ahead-of-time, just-in-time and WebAssembly builds with size and speed',
        'Writes builders, analyzer plugins or lints for house rules',
      ],
      suggestedProjects: [
        'Write a lint package for mistakes that your reviews keep finding and try it on ten popular packages',
      ],
    },
  ],
  'Objective-C': [
    {
      description: 'Reads a class in header and implementation files and explains its messages.',
      requiredCapabilities: [
        'Tells an instance method from a class method',
        'Says what strong, weak and copy mean on a property',
      ],
      suggestedProjects: ['Annotate the files of an old sample app line by line'],
    },
    {
      description: 'Changes methods in an existing app with review.',
      requiredCapabilities: [
        'Calls Swift from Objective-C through the generated header',
        'Adds nullability annotations and lightweight generics to a header',
      ],
      suggestedProjects: ['Add a settings screen to an old open source app and keep its style'],
    },
    {
      description: 'Maintains mixed apps with tests and stepwise renewal.',
      requiredCapabilities: [
        'Finds retain cycles in blocks and breaks them with weak references',
        'Uses Grand Central Dispatch without touching views off the main thread',
        'Exposes old code to Swift with names that read well',
      ],
      suggestedProjects: [
        'Cover an old parser with XCTest, then replace it in Swift behind the same interface',
      ],
    },
    {
      description: 'Diagnoses crashes and runtime tricks in large, old code bases.',
      requiredCapabilities: [
        'Symbolicates a crash and explains over-released or zombie objects',
        'Reviews swizzling, key-value observing and categories for collisions',
        'Plans module by module which parts move to Swift',
      ],
      suggestedProjects: ['Remove swizzling from an open source library and keep its tests green'],
    },
    {
      description: 'Works at the level of the runtime and directs the long-term fate of such code.',
      requiredCapabilities: [
        'Explains message dispatch, associated objects and ARC from assembly',
        'Decides which parts stay for C++ interoperability and how they are kept safe',
      ],
      suggestedProjects: [
        'Write a tiny object system in C modeled on the runtime and document each difference',
      ],
    },
  ],
  Symfony: [
    {
      description: 'Finds controller, route and template of a page in a Symfony project.',
      requiredCapabilities: [
        'Lists routes and services with the console',
        'Opens the profiler toolbar and names three of its panels',
      ],
      suggestedProjects: ['Create a project with the Symfony command and add a page with a lucky number'],
    },
    {
      description: 'Adds pages, forms and entities with the maker and the guide at hand.',
      requiredCapabilities: [
        'Creates an entity and a Doctrine migration',
        'Shows a form and its validation messages in Twig',
      ],
      suggestedProjects: [
        'Build a conference guest book, following the free official book, up to its admin pages',
      ],
    },
    {
      description: 'Builds applications with services, security, messages and tests.',
      requiredCapabilities: [
        'Writes voters that decide who may do what',
        'Sends slow work through Messenger with retries and a failure transport',
        'Tests pages with WebTestCase and a prepared database',
      ],
      suggestedProjects: ['Build a leave request system with workflow, mail and an API'],
    },
    {
      description: 'Designs larger systems and resolves container, Doctrine and upgrade problems.',
      requiredCapabilities: [
        'Explains autowiring, decoration and compiler passes when the wrong service arrives',
        'Removes N+1 loading and memory growth in long-running workers',
        'Clears deprecations before each major version',
      ],
      suggestedProjects: [
        'Take an open source application from one long-term version to the next with a log of deprecations',
      ],
    },
    {
      description: 'Directs architecture on Symfony and contributes to its components.',
      requiredCapabilities: [
        'Writes bundles with configuration, recipes and support for several Symfony versions',
        'Decides where components suffice without the full framework',
      ],
      suggestedProjects: ['Have a pull request merged into Symfony or API Platform, documentation included'],
    },
  ],
  Gin: [
    {
      description: 'Reads a Gin program and matches routes to handlers.',
      requiredCapabilities: [
        'Starts the server and calls a route with curl',
        'Says what the context parameter carries',
      ],
      suggestedProjects: ['Extend the official albums tutorial with a search route'],
    },
    {
      description: 'Adds routes, groups and JSON binding to a service.',
      requiredCapabilities: [
        'Binds and validates a request body and answers 400 with a reason',
        'Groups routes under a version prefix',
      ],
      suggestedProjects: ['Build an API for a birdwatching log with three resources'],
    },
    {
      description: 'Builds services with middleware, tests and graceful shutdown.',
      requiredCapabilities: [
        'Writes middleware for sign-in, request ids and panics',
        'Tests handlers with httptest and a fake store',
        "Passes the request's context to the database, and copies gin.Context before a goroutine uses it",
      ],
      suggestedProjects: [
        'Build a parcel tracking service with JWT sign-in, metrics and OpenAPI description',
      ],
    },
    {
      description: 'Restructures and tunes services and separates framework from domain.',
      requiredCapabilities: [
        'Finds allocation and lock hot spots of handlers with pprof',
        'Keeps handlers thin enough to move to net/http',
        'Sets trusted proxies, body limits and timeouts against abuse',
      ],
      suggestedProjects: [
        "Port a Gin service to the standard library's router and compare code and throughput",
      ],
    },
    {
      description: 'Decides on web stacks for many Go services and maintains the shared layer.',
      requiredCapabilities: [
        'Explains the radix tree router and pooled contexts from the source',
        'Writes middleware packages with a stated support policy',
      ],
      suggestedProjects: ['Publish a middleware with benchmarks, fuzz tests and examples'],
    },
  ],
}

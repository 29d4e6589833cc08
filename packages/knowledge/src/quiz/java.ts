import type { SkillQuiz } from './quiz-question.ts'

export const javaQuiz: SkillQuiz = {
  skill: 'Java',
  questions: [
    {
      id: 'java-01',
      difficulty: 'beginner',
      question: 'The user types `yes`, yet the branch is not taken. What is wrong?',
      code: {
        language: 'java',
        lines: ['String answer = scanner.nextLine();', 'if (answer == "yes") {', '    start();', '}'],
      },
      right: {
        text: '`==` compares references; use `"yes".equals(answer)`',
        why: 'The text read at run time is another object than the literal, although the characters are equal.',
      },
      wrong: [
        {
          text: '`nextLine` keeps the line break; use `trim()` on it',
          why: '`nextLine` returns the line without its line break.',
        },
        {
          text: '`"yes"` must be a `char` array to be compared by value',
          why: 'Arrays compared with `==` are compared by reference as well.',
        },
        {
          text: '`answer` must be `final`, or the comparison is not safe',
          why: '`final` forbids assigning the variable again and does not change comparisons.',
        },
      ],
    },
    {
      id: 'java-02',
      difficulty: 'beginner',
      question: 'What does this short program print?',
      code: {
        language: 'java',
        lines: ['int a = 7;', 'int b = 2;', 'double half = a / b;', 'System.out.println(half);'],
      },
      right: {
        text: '`3.0`, as two integers are divided as integers',
        why: 'The division gives 3, which is then converted. Cast one operand: `(double) a / b`.',
      },
      wrong: [
        {
          text: '`3.5`, as the result is stored in a `double`',
          why: 'The type of the variable does not influence how the expression is computed.',
        },
        {
          text: '`4.0`, as the result is rounded to an integer',
          why: 'Integer division cuts off the fraction and does not round.',
        },
        {
          text: '`3`, as the value is a whole number after all',
          why: 'The value was converted to `double`, so it is printed with a decimal point.',
        },
      ],
    },
    {
      id: 'java-03',
      difficulty: 'beginner',
      question: 'What happens in the last line?',
      code: {
        language: 'java',
        lines: [
          'String[] names = new String[2];',
          'names[0] = "Ada";',
          'System.out.println(names[1].length());',
        ],
      },
      right: {
        text: 'A `NullPointerException` is thrown',
        why: 'The elements of an object array start as `null`, and `null` has no methods.',
      },
      wrong: [
        {
          text: '`0` is printed for the empty string',
          why: 'Nothing puts an empty string there; only numbers and Booleans have a default other than `null`.',
        },
        {
          text: 'An index error is thrown for `names[1]`',
          why: 'An array of length 2 has the indexes 0 and 1, so the access itself is valid.',
        },
        {
          text: 'A compiler error is reported there',
          why: 'The compiler does not know which elements have been assigned.',
        },
      ],
    },
    {
      id: 'java-04',
      difficulty: 'beginner',
      question: 'Why does this code fail to compile?',
      code: {
        language: 'java',
        lines: ['public String read(Path path) {', '    return Files.readString(path);', '}'],
      },
      right: {
        text: 'The method neither catches nor declares `IOException`',
        why: 'It is a checked exception, so the compiler demands `try`/`catch` or `throws IOException`.',
      },
      wrong: [
        {
          text: 'The method is not `static`, unlike the one that it calls',
          why: 'Instance methods may call static ones.',
        },
        {
          text: 'The path may be `null`, which must be checked before use',
          why: 'The compiler does not demand null checks.',
        },
        {
          text: 'The file must be opened in a `try` with resources first',
          why: '`Files.readString` opens and closes the file by itself.',
        },
      ],
    },
    {
      id: 'java-05',
      difficulty: 'beginner',
      question: 'What does this code print, and why?',
      code: {
        language: 'java',
        lines: [
          'static void change(int n, StringBuilder sb) {',
          '    n = 10;',
          '    sb.append("!");',
          '}',
          '',
          'int n = 1;',
          'StringBuilder sb = new StringBuilder("Hi");',
          'change(n, sb);',
          'System.out.println(n + " " + sb);',
        ],
      },
      right: {
        text: '`1 Hi!`, as copies of the value and the reference are passed',
        why: 'Assigning the parameter affects the copy only, while the copied reference leads to the same builder.',
      },
      wrong: [
        {
          text: '`10 Hi!`, as all of the arguments are passed by reference',
          why: "Java always passes by value; the caller's `n` cannot be changed by a method.",
        },
        {
          text: '`1 Hi`, as a method gets a copy of each of the arguments',
          why: 'The reference is copied, not the object behind it.',
        },
        {
          text: '`10 Hi`, as a builder is immutable, but an `int` is not',
          why: "It is a builder's purpose to be changed, and assigning `n` changes the parameter only.",
        },
      ],
    },
    {
      id: 'java-06',
      difficulty: 'beginner',
      question:
        'A list of orders should keep its elements in the order of adding and allow access by position. Which declaration fits?',
      right: {
        text: '`List<Order> orders = new ArrayList<>();`',
        why: 'A list is ordered and indexed; declaring the interface leaves the implementation open.',
      },
      wrong: [
        {
          text: '`Set<Order> orders = new HashSet<>();`',
          why: 'A hash set has no order and no positions, and it drops duplicates.',
        },
        {
          text: '`Map<Order, Integer> orders = new HashMap<>();`',
          why: 'A map goes from keys to values; positions would have to be kept by hand.',
        },
        {
          text: '`Order[] orders = new Order[0];`',
          why: 'An array has a fixed length, so nothing can be added to this one.',
        },
      ],
    },
    {
      id: 'java-07',
      difficulty: 'beginner',
      question: 'What does `final` achieve in this class?',
      code: {
        language: 'java',
        lines: ['class Team {', '    private final List<String> members = new ArrayList<>();', '}'],
      },
      right: {
        text: 'The field always refers to the same list',
        why: 'The reference cannot be changed after construction; the list itself still accepts changes.',
      },
      wrong: [
        {
          text: 'The list cannot be changed once it is filled',
          why: 'That would need `List.copyOf` or an unmodifiable view.',
        },
        {
          text: 'The field is shared by all teams of the program',
          why: 'Sharing is what `static` does; each team has its own list here.',
        },
        {
          text: 'The class cannot be extended by other classes',
          why: 'That would take `final` in front of `class`.',
        },
      ],
    },
    {
      id: 'java-08',
      difficulty: 'beginner',
      question: '`Dog` extends `Animal` and overrides `sound()`. What does the last line call?',
      code: {
        language: 'java',
        lines: ['Animal pet = new Dog();', 'pet.sound();'],
      },
      right: {
        text: 'The method of `Dog`, the type of the object',
        why: 'Instance methods are chosen at run time by the class of the object, not by the declared type.',
      },
      wrong: [
        {
          text: 'The method of `Animal`, the type of the variable',
          why: 'The declared type decides what may be called, not which implementation runs.',
        },
        {
          text: 'The method of `Animal`, and then that of `Dog`',
          why: 'The overridden method runs only if `Dog` calls `super.sound()`.',
        },
        {
          text: 'Neither, as a `Dog` must be cast before the call',
          why: 'A cast is needed only for methods that `Animal` does not declare.',
        },
      ],
    },
    {
      id: 'java-09',
      difficulty: 'intermediate',
      question:
        'Two equal `Point` objects are put into a `HashSet`, and it contains two elements. `equals` compares the coordinates. What is missing?',
      right: {
        text: 'A `hashCode` that is equal for equal points',
        why: 'The set looks for equals only among elements with the same hash. A record has the two methods from the start.',
      },
      wrong: [
        {
          text: 'A `compareTo` that returns 0 for equal points',
          why: 'Ordering matters for a `TreeSet`; a `HashSet` never calls it.',
        },
        {
          text: 'A `clone` that copies the points on insertion',
          why: 'A set stores references and copies nothing.',
        },
        {
          text: 'A `final` on the class, so `equals` is trusted',
          why: 'Sets call `equals` of any class, whether it is final or not.',
        },
      ],
    },
    {
      id: 'java-10',
      difficulty: 'intermediate',
      question: 'What does this loop do with the list?',
      code: {
        language: 'java',
        lines: [
          'List<String> names = new ArrayList<>(List.of("a", "b", "c"));',
          'for (String n : names) {',
          '    if (n.equals("a")) names.remove(n);',
          '}',
        ],
      },
      right: {
        text: 'It throws a `ConcurrentModificationException`',
        why: 'The iterator notices that the list was changed without it. Use `names.removeIf(…)` or `Iterator.remove`.',
      },
      wrong: [
        {
          text: 'It removes `"a"` and then goes on with `"b"`',
          why: 'The next step of the iterator detects the change and throws.',
        },
        {
          text: 'It removes `"a"` and leaves out `"b"` in the loop',
          why: 'That may happen with an index loop; the iterator of a list fails instead.',
        },
        {
          text: 'It throws an `UnsupportedOperationException`',
          why: 'That would come from the immutable `List.of` itself; the copy allows removal.',
        },
      ],
    },
    {
      id: 'java-11',
      difficulty: 'intermediate',
      question: 'Which change closes the connection in every case, with the least code?',
      code: {
        language: 'java',
        lines: ['Connection c = source.getConnection();', 'run(c);', 'c.close();'],
      },
      right: {
        text: '`try (Connection c = source.getConnection()) { run(c); }`',
        why: 'The resource is closed on leaving the block, also by an exception, which keeps its suppressed ones.',
      },
      wrong: [
        {
          text: '`try { run(c); } catch (Exception e) { c.close(); }`',
          why: 'The connection stays open if nothing is thrown, and the error is swallowed.',
        },
        {
          text: '`try { run(c); c.close(); } finally { c = null; }`',
          why: 'An exception in `run` skips `close`, and a null reference closes nothing.',
        },
        {
          text: '`Cleaner.create().register(c, () -> run(c));`',
          why: 'Cleaners run at some time after the object is unreachable, here never, and not for this purpose.',
        },
      ],
    },
    {
      id: 'java-12',
      difficulty: 'intermediate',
      question: 'What does this stream print, and why?',
      code: {
        language: 'java',
        lines: [
          'Stream<String> names = Stream.of("ada", "bob");',
          'names.map(n -> {',
          '    System.out.println(n);',
          '    return n.toUpperCase();',
          '});',
        ],
      },
      right: {
        text: 'Nothing, as there is no terminal operation',
        why: 'Intermediate operations are lazy; `toList()` or `forEach` would make the elements flow.',
      },
      wrong: [
        {
          text: '`ada` and `bob`, as `map` visits each element',
          why: '`map` only describes a step; nothing is visited until a terminal operation asks for elements.',
        },
        {
          text: '`ADA` and `BOB`, as the mapped text is printed',
          why: 'The result of `map` is not printed anywhere, and the step does not even run.',
        },
        {
          text: 'Only `ada`, as a stream works one at a time',
          why: 'Streams do process one by one, but only when a terminal operation pulls.',
        },
      ],
    },
    {
      id: 'java-13',
      difficulty: 'intermediate',
      question: 'Which use of `Optional` is in its spirit?',
      right: {
        text: '`return repository.find(id).map(User::email).orElse("");`',
        why: 'The absent case is handled in the chain, without a null check or an unguarded `get`.',
      },
      wrong: [
        {
          text: '`if (user.get() != null) send(user.get().email());`',
          why: '`get` throws on an empty `Optional`, and its value is never `null`.',
        },
        {
          text: '`private Optional<String> email = Optional.empty();`',
          why: 'It is meant for return values; as a field it costs memory and is not serializable.',
        },
        {
          text: '`void send(Optional<String> email, String text)`',
          why: 'Callers must wrap every value; an overload or a nullable parameter is simpler.',
        },
      ],
    },
    {
      id: 'java-14',
      difficulty: 'intermediate',
      question: 'Why does the compiler reject the call?',
      code: {
        language: 'java',
        lines: [
          'static double sum(List<Number> list) {',
          '    double total = 0;',
          '    for (Number n : list) total += n.doubleValue();',
          '    return total;',
          '}',
          '',
          'List<Integer> ints = List.of(1, 2);',
          'sum(ints);',
        ],
      },
      right: {
        text: '`List<Integer>` is no subtype; `List<? extends Number>` would do',
        why: 'Generics are invariant, as the method could add a `Double`. The wildcard allows reading numbers of any subtype.',
      },
      wrong: [
        {
          text: '`Integer` is no `Number`; it must be unboxed before the call',
          why: '`Integer` does extend `Number`; it is the list type that does not follow.',
        },
        {
          text: '`List.of` is immutable; the method demands an `ArrayList`',
          why: '`List<Number>` accepts any implementation of a list.',
        },
        {
          text: '`sum` has no type parameter; `List<? super Number>` would do',
          why: 'A lower bound accepts lists of `Number` or above, so not one of integers.',
        },
      ],
    },
    {
      id: 'java-15',
      difficulty: 'intermediate',
      question:
        'Two threads raise the counter 1,000 times each, and it ends below 2,000. Which change is right?',
      code: {
        language: 'java',
        lines: ['class Hits {', '    private volatile int count;', '    void add() { count++; }', '}'],
      },
      right: {
        text: 'Use an `AtomicInteger` and `incrementAndGet()`',
        why: '`count++` reads, adds and writes; the atomic operation does it in one indivisible step.',
      },
      wrong: [
        {
          text: 'Keep `volatile` and declare the method `final`',
          why: '`final` prevents overriding and has nothing to do with threads.',
        },
        {
          text: 'Use a `long`, since an `int` is not atomic',
          why: 'Single reads and writes of an `int` are atomic; the three steps together are not.',
        },
        {
          text: 'Keep `volatile` and add `Thread.sleep(1)`',
          why: 'Waiting makes collisions rarer but does not exclude them.',
        },
      ],
    },
    {
      id: 'java-16',
      difficulty: 'intermediate',
      question: 'In Spring, why is injecting through the constructor preferred to `@Autowired` on fields?',
      right: {
        text: 'The class shows what it needs, and tests can pass it in',
        why: 'Dependencies may be `final`, objects are complete once built, and no container is needed in a test.',
      },
      wrong: [
        {
          text: 'The container creates such objects faster than with fields',
          why: 'The difference in speed is negligible; clarity and testability are the reasons.',
        },
        {
          text: 'The fields may then be `public`, so that tests can set them',
          why: 'They stay private and final; tests use the constructor.',
        },
        {
          text: 'The container can then make a new object for each request',
          why: 'The scope of a bean is independent of how it is injected.',
        },
      ],
    },
    {
      id: 'java-17',
      difficulty: 'expert',
      question: 'The service stalls: all threads of its pool wait. What is the cause?',
      code: {
        language: 'java',
        lines: [
          'ExecutorService pool = Executors.newFixedThreadPool(8);',
          '',
          'Report build(Order o) throws Exception {',
          '    Future<Price> price = pool.submit(() -> load(o));',
          '    return new Report(price.get());',
          '}',
          '// build itself is run by pool.submit(() -> build(o))',
        ],
      },
      right: {
        text: 'The tasks wait for subtasks that find no free thread',
        why: 'With 8 running `build` tasks their subtasks stay in the queue forever. Use another pool, or compose without blocking.',
      },
      wrong: [
        {
          text: 'The queue of the pool is full, so that tasks are lost',
          why: 'A fixed pool has an unbounded queue, so nothing is rejected or lost.',
        },
        {
          text: 'The lock in `Future.get` allows one waiting thread',
          why: 'Any number of threads may wait for futures.',
        },
        {
          text: 'The pool ends idle threads, and no one starts new ones',
          why: 'A fixed pool keeps its threads, and it replaces ones that die.',
        },
      ],
    },
    {
      id: 'java-18',
      difficulty: 'expert',
      question: 'Why is this lazy initialization broken without `volatile`?',
      code: {
        language: 'java',
        lines: [
          'private static Config config; // its fields are not final',
          '',
          'static Config get() {',
          '    if (config == null) {',
          '        synchronized (Config.class) {',
          '            if (config == null) config = new Config();',
          '        }',
          '    }',
          '    return config;',
          '}',
        ],
      },
      right: {
        text: "A thread may see the reference before the object's fields",
        why: 'Without a happens-before edge, writes may become visible out of order to the unsynchronized read.',
      },
      wrong: [
        {
          text: 'Two threads may enter the block and create two objects',
          why: 'The second check inside the lock prevents that.',
        },
        {
          text: 'The lock on the class may be held by its static methods',
          why: 'Locks are reentrant and released; that could cause waiting but no wrong result.',
        },
        {
          text: 'The first check may throw if the field is just being set',
          why: 'Reading a reference is atomic and never throws.',
        },
      ],
    },
    {
      id: 'java-19',
      difficulty: 'expert',
      question:
        'A container with a 2 GB limit is killed by the kernel, although the heap limit is `-Xmx1900m` and no `OutOfMemoryError` is logged. What explains it?',
      right: {
        text: "Memory outside the heap adds to the process's size",
        why: 'Metaspace, thread stacks, the code cache and direct buffers need room beside the heap. Leave headroom.',
      },
      wrong: [
        {
          text: 'The heap grows beyond `-Xmx` while it is collected',
          why: 'The limit of the heap is strict; exceeding it gives an `OutOfMemoryError`.',
        },
        {
          text: 'The collector runs too late to keep the heap small',
          why: 'A late collection still keeps the heap below `-Xmx`.',
        },
        {
          text: 'The kernel counts the heap twice, as it is mapped',
          why: 'Resident pages are counted once.',
        },
      ],
    },
    {
      id: 'java-20',
      difficulty: 'expert',
      question:
        'A service runs blocking JDBC calls on virtual threads (Java 21). With 10,000 requests the database reports errors. What is the right step?',
      right: {
        text: 'Bound the concurrent calls, by the pool or a `Semaphore`',
        why: 'Virtual threads make waiting cheap, but not the resource behind it; that needs a limit of its own.',
      },
      wrong: [
        {
          text: 'Put the virtual threads into a fixed pool of small size',
          why: 'They are not meant to be pooled; one per task, with the scarce resource limited, is the idea.',
        },
        {
          text: "Raise the database's maximum of connections to 10,000",
          why: 'Each connection costs the database memory and scheduling; throughput would fall.',
        },
        {
          text: 'Use `ThreadLocal` to keep one connection for each thread',
          why: 'With a thread per request that is a connection per request again.',
        },
      ],
    },
    {
      id: 'java-21',
      difficulty: 'expert',
      question: 'Another Spring bean calls `importAll`. What happens to the transactions?',
      code: {
        language: 'java',
        lines: [
          '@Service',
          'class Orders {',
          '    public void importAll(List<Order> list) {',
          '        for (Order o : list) save(o);',
          '    }',
          '',
          '    @Transactional',
          '    public void save(Order o) { /* two inserts */ }',
          '}',
        ],
      },
      right: {
        text: '`importAll` runs each `save` without a transaction',
        why: 'The call goes to `this` and not through the proxy that starts transactions. Move `save` to another bean.',
      },
      wrong: [
        {
          text: '`importAll` runs all in one transaction of the class',
          why: 'The annotation is on `save` only, and it does not take effect by an internal call.',
        },
        {
          text: '`importAll` runs each `save` in one of its own',
          why: 'That happens when another bean calls `save` through the proxy.',
        },
        {
          text: '`importAll` fails, as it lacks the annotation itself',
          why: 'A missing transaction raises no error by itself; the inserts just commit separately.',
        },
      ],
    },
    {
      id: 'java-22',
      difficulty: 'expert',
      question: 'A profiler shows that this loop spends most of its time allocating. What is the reason?',
      code: {
        language: 'java',
        lines: ['Long total = 0L;', 'for (int i = 0; i < n; i++) {', '    total += prices[i];', '}'],
      },
      right: {
        text: 'Each addition unboxes `total` and boxes it into a new object',
        why: '`Long` is immutable; with a primitive `long` the loop allocates nothing.',
      },
      wrong: [
        {
          text: 'Each addition looks up `prices` through its reference again',
          why: 'Array access is cheap, and the compiler keeps the reference in a register.',
        },
        {
          text: 'Each step compares `i` and `n`, which the JIT cannot remove',
          why: 'A comparison is negligible, and the JIT even unrolls such loops.',
        },
        {
          text: 'Each addition is synchronized, since `Long` is thread-safe',
          why: 'Nothing is locked; immutable objects need no lock.',
        },
      ],
    },
    {
      id: 'java-23',
      difficulty: 'expert',
      question: 'What does type erasure mean for this method?',
      code: {
        language: 'java',
        lines: [
          'static <T> List<T> onlyOf(List<?> list) {',
          '    List<T> result = new ArrayList<>();',
          '    for (Object o : list) result.add((T) o);',
          '    return result;',
          '}',
          'List<String> names = onlyOf(List.of(1, 2));',
          'String first = names.get(0);',
        ],
      },
      right: {
        text: 'The cast checks nothing; the last line throws',
        why: '`T` is erased to `Object`, so the wrong type shows only where the compiler inserted a cast to `String`.',
      },
      wrong: [
        {
          text: 'The cast in the loop throws for each number',
          why: 'The cast to `T` is unchecked; at run time it does nothing.',
        },
        {
          text: 'The list holds the numbers converted to text',
          why: 'A cast never converts objects.',
        },
        {
          text: 'The last line returns `null` for a wrong type',
          why: 'A failed cast throws `ClassCastException` and never gives `null`.',
        },
      ],
    },
    {
      id: 'java-24',
      difficulty: 'expert',
      question:
        'After a deployment the first minutes are slow, then latency is fine. The CPU is busy, the heap is calm. What is the most likely cause?',
      right: {
        text: 'The code is first interpreted and then compiled by the JIT',
        why: 'Hot methods are compiled after enough calls. Warm up before taking traffic, or raise the load slowly.',
      },
      wrong: [
        {
          text: 'The classes are loaded again for each request at the start',
          why: 'A class is loaded once per class loader.',
        },
        {
          text: 'The collector compacts the heap after each deployment',
          why: 'The heap is calm, and a new process starts with an empty one.',
        },
        {
          text: 'The connections of the pool are checked one after another',
          why: 'That would be waiting rather than a busy CPU.',
        },
      ],
    },
  ],
}

import type { OpenQuestion } from '../open-question.ts'

export const programmingExpert: readonly OpenQuestion[] = [
  {
    id: 'programming-expert-01',
    type: 'technical',
    difficulty: 'expert',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Mobile Developer',
      'Site Reliability Engineer (SRE)',
    ],
    skills: ['Memory Management', 'Debugging'],
    tags: ['memory leaks', 'heap analysis', 'garbage collection'],
    question:
      'A garbage-collected service is killed for lack of memory every four days, and its use climbs in a straight line until then. How do you find the cause without taking production down?',
    keyPoints: [
      {
        cue: 'Which memory it is',
        point:
          'Separates live heap after a full collection from process memory, since the growth may be off the heap',
        weight: 3,
        essential: true,
        said: [
          'I compare the heap after GC with the resident size; if the heap is flat, it is native buffers, threads or fragmentation',
          'Used memory before a collection says nothing, the floor after it must rise',
          'First question: does the managed heap grow, or only RSS?',
        ],
      },
      {
        cue: 'What the climb depends on',
        point: 'Correlates the slope with something: requests, uptime, a certain endpoint, a release, a job',
        weight: 2,
        said: [
          'Does it also grow at night without traffic? Then it is a timer and not the requests',
          'I lay the deploys over the graph and see when the line began',
          'Per request so many kilobytes: dividing the growth by the traffic gives a hint of what is kept',
        ],
      },
      {
        cue: 'How you narrow it down',
        point:
          'Takes two or more heap snapshots some time apart and compares what grew, rather than what is big',
        weight: 3,
        essential: true,
        said: [
          'Dump now and in six hours, and diff by type: the class with a million more instances is the suspect',
          'The largest object is often just a legitimate cache, the growing one matters',
          'Compare snapshots, then see which objects survived from the first to the second',
        ],
      },
      {
        cue: 'Why it stays in memory',
        point: 'Follows the chain of references from the growing objects to the root that keeps them alive',
        weight: 3,
        said: [
          'Who holds them? Path to GC root, in the end it is a static map or a listener list',
          'The dominator tree shows me which collection retains it all',
          'It is not about who allocated it but who does not let go',
        ],
      },
      {
        cue: 'The usual suspects',
        point:
          'Knows the usual holders: unbounded caches and maps, listeners never removed, thread locals, closures, queues, high-cardinality metrics',
        weight: 2,
        said: [
          'A cache without eviction, keyed by something that includes a timestamp or user id',
          'Event handlers registered on every request and never unsubscribed',
          'Metric labels with a user id in it, that is a classic slow leak',
        ],
      },
      {
        cue: 'Being careful in production',
        point:
          'Protects production while looking: takes the dumping instance out of rotation, since a dump stops it and contains customer data',
        weight: 2,
        said: [
          'A heap dump freezes the process for seconds, so I drain this node first',
          'The dump has passwords and personal data in it, treat it accordingly and delete it',
          'Or I use a sampling allocation profiler that is cheap enough to leave on',
        ],
      },
      {
        cue: 'Until and after the fix',
        point:
          'Treats planned restarts or more memory as a bridge, and afterward proves the fix by a flat floor over the same time',
        weight: 1,
        said: [
          'A rolling restart each night buys time, I say openly that this is not the repair',
          'Only a week of a horizontal line convinces me',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A language with garbage collection cannot leak memory',
        said: [
          'the GC cleans up, so it must be a bug of the runtime',
          'memory leaks only exist in C and C++',
        ],
        correction:
          'The collector frees only what nobody can reach. A forgotten map or listener keeps objects reachable forever.',
      },
      {
        belief: 'Calling the collector by hand or tuning it solves a leak',
        said: [
          'I would call System.gc() regularly',
          'change the garbage collector flags so that it collects more often',
        ],
        correction:
          'Reachable objects survive every collection. Tuning changes pauses and throughput; the reference has to be removed.',
      },
    ],
    sampleAnswer:
      'First I check which memory is growing. I compare the live heap after a full collection with the resident size of the process. If the heap floor is flat and only the process grows, I look at native buffers, threads or allocator fragmentation, with other tools. Suppose the floor rises. I correlate the slope: does it grow at night without traffic, did it begin with a release, how many kilobytes per request is it? Then I take one instance out of rotation, because a dump freezes it for seconds, and take two snapshots some hours apart. I diff them, as the biggest object is often a legitimate cache; I want the type that grew, and the instances of the first snapshot that are still there in the second. From those I follow the references to the root that holds them. Usually it is a map without eviction, a listener added per request, a thread local in a pool, or a metric with the user id as a label. The dumps contain customer data, so they are treated like it. A nightly rolling restart is my bridge meanwhile, and it is fixed when the floor stays flat for a week.',
    criteria: [
      'Narrows down with measurements',
      'Awareness of cost and data in production diagnostics',
      'Thinks in retention, not allocation',
    ],
    followUps: [
      {
        question: 'The heap after collection is flat, yet the process still grows. Where do you look?',
        about: [0],
        answer:
          'Outside the managed heap: direct buffers, native libraries, thread stacks, memory-mapped files, class metadata, or fragmentation in the allocator. Native memory tracking, a count of threads and a profiling allocator narrow it down.',
      },
      {
        question: 'The largest object in the dump is a 2 GB product cache. Are you done?',
        about: [2, 3],
        answer:
          'No. If it was 2 GB a day ago as well, it is just large. I look at what grew between two snapshots and who holds that. The cache may deserve a limit, but that is another question.',
      },
    ],
  },
  {
    id: 'programming-expert-02',
    type: 'technical',
    difficulty: 'expert',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Mobile Developer',
      'Technical Lead',
    ],
    skills: ['Concurrency', 'Multithreading', 'Java'],
    tags: ['deadlocks', 'locks', 'thread dumps'],
    question:
      'Every few weeks this service stops answering, with no CPU in use. Explain from the code how that can come about, how you would prove it, and how you would change it.',
    code: {
      language: 'java',
      lines: [
        'class Account {',
        '  private long balance;',
        '',
        '  void transferTo(Account other, long amount) {',
        '    synchronized (this) {',
        '      synchronized (other) {',
        '        balance -= amount;',
        '        other.balance += amount;',
        '        listeners.forEach(l -> l.onTransfer(this, other, amount));',
        '      }',
        '    }',
        '  }',
        '}',
      ],
    },
    keyPoints: [
      {
        cue: 'How it comes to stand still',
        point:
          'Shows the deadlock: A to B and B to A at once take the two locks in opposite order and wait for each other',
        weight: 3,
        essential: true,
        said: [
          'Thread one holds A and wants B, thread two has B and wants A, nobody gives in',
          'A circular wait, because the order depends on who pays whom',
          'If two people send each other money in the same moment, both stand still forever',
        ],
      },
      {
        cue: 'Why the whole service stops',
        point:
          'Explains why everything stops: more and more threads of the pool queue up behind the two locks',
        weight: 2,
        said: [
          'Each further request on those accounts blocks too, until the worker pool is used up',
          'Two stuck threads would not matter, but the rest pile up behind them',
          'Zero CPU because all are parked waiting for a monitor',
        ],
      },
      {
        cue: 'How you prove it',
        point:
          'Proves it with a thread dump of the hanging process, which names the owner and the waiter of each lock',
        weight: 2,
        said: [
          'jstack prints found one Java-level deadlock with both stacks',
          'Before somebody restarts it, take two or three dumps and look at who waits for whom',
          'The dump shows blocked threads and the address of the monitors they need',
        ],
      },
      {
        cue: 'The main change',
        point:
          'Takes the locks in one global order, for example by account number, whichever way the money goes',
        weight: 3,
        said: [
          'Always lock the smaller id first, then no circle can form',
          'Sort the two accounts before synchronizing',
          'An agreed sequence for all code that needs more than one lock',
        ],
      },
      {
        cue: 'Another danger in the code',
        point:
          'Moves the listeners out of the locked section, since unknown code there may block or take further locks',
        weight: 3,
        said: [
          'Calling foreign callbacks while holding a lock is asking for trouble, I notify after releasing',
          'A listener could do I/O or call transfer again and get into another lock',
          'Collect the event inside and fire it outside',
        ],
      },
      {
        cue: 'Other ways to do it',
        point:
          'Names alternatives and their price: timed `tryLock` with a retry, one coarser lock, or a transaction in the database',
        weight: 1,
        said: [
          'tryLock with timeout avoids hanging, but needs backoff or you get livelock',
          'One lock for all accounts is simple and safe if throughput allows',
          'In real life balances live in a database, and locks in this JVM do not help with two instances',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Because `synchronized` locks are reentrant, the threads cannot deadlock',
        said: ['synchronized is reentrant in Java so no problem', 'Java detects deadlocks and breaks them'],
        correction:
          'Reentrancy only lets one thread take its own lock again. Two threads waiting for each other stay so; the JVM reports it in a dump but does not resolve it.',
      },
      {
        belief: 'Making the balance atomic or volatile replaces the two locks',
        said: ['use AtomicLong and drop synchronized', 'volatile balance and it is thread safe'],
        correction:
          'Each number would be changed safely on its own, but the transfer is no longer one step: others see money that is gone and has not arrived, and a check of the balance can be passed twice.',
      },
    ],
    sampleAnswer:
      'The method locks the payer first and then the payee. If A pays B while B pays A, thread one holds A and waits for B, and thread two holds B and waits for A. Neither gives up. Two stuck threads would be bearable, but each further request that touches those accounts blocks behind them, until the pool is empty. So no CPU and no answers, and rarely, because it takes two opposite payments in the same microseconds. To prove it I take a couple of thread dumps before anybody restarts it; the JVM names the deadlock, with who owns and who waits. I fix it with a global order: always lock the account with the smaller number first, whichever way the money goes, and skip the case of the same account. Second, I move the listeners out. They are foreign code that runs under two locks; they may do I/O or lock something else, and then my order is worth nothing. I collect the event and notify after releasing. tryLock with a timeout is an alternative, but it needs backoff against livelock. And honestly, with two instances the balance belongs in a database transaction.',
    criteria: [
      'Reasons with a concrete interleaving',
      'Sees both dangers in the code',
      'Evidence before restart',
    ],
    followUps: [
      {
        question:
          'The locks are now ordered by account number, and it hangs again. The dump shows a listener. What happened?',
        about: [4, 2],
        answer:
          'The listener runs under both locks. It probably takes a lock of its own, or calls transfer for a third account, while another thread holds that lock and wants ours. So listeners must be called after the locks are released.',
      },
      {
        question: 'What would you choose if the same rule must hold across three services?',
        about: [5],
        answer:
          'No in-process lock reaches that far. I would keep both balances in one database and change them in a transaction, locking rows in a fixed order and retrying on a reported deadlock, or model it as a ledger with reservations.',
      },
    ],
  },
  {
    id: 'programming-expert-03',
    type: 'technical',
    difficulty: 'expert',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Frontend Developer',
      'Mobile Developer',
      'Technical Lead',
      'Engineering Manager',
    ],
    skills: ['Test Automation', 'Continuous Integration', 'Technical Strategy'],
    tags: ['test strategy', 'test suite', 'feedback time'],
    question:
      'You join a team whose test suite takes 50 minutes, has 90% coverage, and fails for no reason every third run. Bugs still get out. What do you do over the next quarter?',
    keyPoints: [
      {
        cue: 'Before you change anything',
        point:
          'Measures first: which tests are slow, which are flaky, which ones ever caught something, and where the escaped bugs came from',
        weight: 3,
        essential: true,
        said: [
          'I take timing and failure data of the last months from CI, usually a few tests make most of the pain',
          'Go through the last twenty incidents and ask which test should have caught it',
          'Without numbers everybody argues from taste; I list duration and flake rate per test',
        ],
      },
      {
        cue: 'Your first priority',
        point:
          'Restores trust before speed: flaky tests leave the gate at once with an owner, and are repaired or deleted',
        weight: 3,
        essential: true,
        said: [
          'First thing, red has to mean red again, so I quarantine the unreliable ones',
          'A budget for flakiness and someone responsible, otherwise quarantine is a graveyard',
          'As long as one third of the runs lies, no one will look at failures',
        ],
      },
      {
        cue: 'What 90% coverage means',
        point:
          'Explains that 90% coverage says lines ran, and checks with mutation tests or a look at assertions whether mistakes would be noticed',
        weight: 2,
        said: [
          'Coverage without assertions is theater; I run mutation testing on the critical modules',
          'Change a > to >= and see if anything turns red',
          'We execute the code but we do not check the outcome',
        ],
      },
      {
        cue: 'The shape of the suite',
        point:
          'Moves checks to the cheapest level that can find the mistake, and replaces overlapping end-to-end tests',
        weight: 2,
        said: [
          'Forty browser tests for one discount rule become forty unit tests and one browser test',
          'Keep few full-stack journeys, push the variations down',
          'Where modules meet, contract or integration tests instead of clicking through everything',
        ],
      },
      {
        cue: 'How the 50 minutes shrink',
        point:
          'Gains time by parallel runs, isolated data, cached builds, and running what a change affects before merging and the rest later',
        weight: 2,
        said: [
          'Shard over ten machines, but for this each test needs its own data',
          'Affected tests on the pull request in under ten minutes, everything after the merge',
          'Most of the 50 minutes is setup: building the image, seeding the database again and again',
        ],
      },
      {
        cue: 'What else holds bugs back',
        point:
          'Adds protection where bugs really escape, which is often not a test: flags, canaries, monitoring, types',
        weight: 2,
        said: [
          'If they come from data and config, another unit test will not help, a gradual rollout will',
          'Every escaped bug gets a check at the right place, maybe an alert or a constraint',
          'Some classes disappear with a stricter type or a database constraint',
        ],
      },
      {
        cue: 'Making it last',
        point:
          'Sets a goal the team can see, protects time for it, and makes it a habit instead of a one-off campaign',
        weight: 1,
        said: [
          'Ten minutes, below one percent flakes, shown on a dashboard and looked at each week',
          'I agree with the lead on a fixed share of each sprint for this',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Raising the coverage target to 100% will stop bugs getting out',
        said: ['we should require 100 percent coverage', 'the missing ten percent is where the bugs are'],
        correction:
          'The target makes people write tests that run lines. Bugs escape through unchecked results, combinations and data, with every line covered.',
      },
      {
        belief: 'Throwing away the suite and starting over is the honest solution',
        said: ['delete all tests and write them new', 'rewrite the whole test suite properly'],
        correction:
          'Months without protection, and the knowledge in the old tests is lost. Measure, keep what catches things, and replace step by step.',
      },
    ],
    sampleAnswer:
      'I start with data. From CI I take duration and failure rate for each test over some months, and I go through the last twenty bugs that got out and ask where each should have been caught. Usually a few percent of the tests make most of the time and the flakiness. In the first weeks I restore trust: unreliable tests leave the gate at once, each with an owner and a date, and are repaired or deleted, because while red lies, nobody reads it. Then I look behind the 90 percent. Coverage only says that lines ran, so I run mutation tests on the critical modules and see which survive. Next comes the shape: forty browser tests for a discount rule become unit tests and one journey. For time I split the run over machines, which needs isolated data, cache the builds, and run only what is affected before the merge, with everything afterward. And I protect where bugs really escape; if that is configuration and data, a canary or a constraint does more than another test. The goal is on the wall, ten minutes and under one percent flakes, with agreed time each sprint.',
    criteria: [
      'Order: trust, then value, then speed',
      'Uses escaped bugs as the yardstick',
      'Brings the team along',
    ],
    followUps: [
      {
        question: 'Management wants a coverage target of 95%. What do you answer?',
        about: [2, 0],
        answer:
          'That it measures running, not checking, and people will write tests to reach the number. I offer measures closer to the aim: escaped bugs by severity, time to feedback, flake rate, and surviving mutants in critical code.',
      },
      {
        question: 'How do you run only the affected tests without missing something?',
        about: [4],
        answer:
          'With the dependency graph of the build, choosing generously, plus the complete suite after each merge and before release. If the complete run finds something that selection missed, we correct the graph. It is a trade of a little risk for quick feedback.',
      },
    ],
  },
  {
    id: 'programming-expert-04',
    type: 'technical',
    difficulty: 'expert',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Mobile Developer',
      'Technical Lead',
      'Solutions Architect',
    ],
    skills: ['Refactoring', 'Legacy Modernization', 'Feature Flags'],
    tags: ['branch by abstraction', 'large refactoring', 'migration'],
    question:
      'The pricing code, called from 300 places, must be replaced by a new engine while twelve people keep shipping features on the same code. How do you carry that through?',
    keyPoints: [
      {
        cue: 'Where the work happens',
        point: 'Works on the main line in small steps that can ship, not on a branch that lives for months',
        weight: 3,
        essential: true,
        said: [
          'No big-bang branch, after three months nobody could merge it',
          'Each step goes to production, even if the new engine is not used yet',
          'Trunk all the time, with the unfinished part switched off',
        ],
      },
      {
        cue: 'How you handle the 300 places',
        point:
          'Puts an interface between callers and the old code first, and moves the 300 callers to it bit by bit',
        weight: 3,
        essential: true,
        said: [
          'Branch by abstraction: one seam in front, the old code behind it, then the new one',
          'First everybody calls PriceCalculator, which simply delegates to the legacy stuff',
          'I make one door through which all of them go, partly with automated rewriting',
        ],
      },
      {
        cue: 'What you secure at the start',
        point: 'Pins today’s behavior with recorded real cases before replacing anything, oddities included',
        weight: 2,
        said: [
          'Characterization tests from production inputs, also the strange rounding someone relies on',
          'I capture ten thousand real calculations with their result as a golden set',
          'Nobody knows the full rules, so the present output is the specification',
        ],
      },
      {
        cue: 'Trusting the new engine',
        point:
          'Runs both engines side by side on live traffic, compares, and explains each difference before switching',
        weight: 3,
        said: [
          'Shadow mode: old one answers, new one computes too, differences get logged',
          'Every mismatch is either a bug in the new or an accepted fix, signed by the business',
          'I switch when a full month end has passed without unexplained deviations',
        ],
      },
      {
        cue: 'How it goes live',
        point: 'Switches gradually by flag, per customer group or case, with a quick way back',
        weight: 2,
        said: [
          'One percent, then one country, then all, and off again with a click',
          'Start with the simplest product types and leave the ugly contracts for last',
          'Rollback must take seconds and not a deployment',
        ],
      },
      {
        cue: 'Keeping colleagues on track',
        point:
          'Stops new use of the old way, by a lint rule or build check, and shows how many callers are left',
        weight: 2,
        said: [
          'A check in CI which fails when someone adds a call to the old API',
          'A burn-down of remaining usages that everybody sees',
          'Otherwise the others add callers faster than I remove them',
        ],
      },
      {
        cue: 'When you are finished',
        point:
          'Plans the end: removes old code, flags and the comparison, and has the time for it agreed from the start',
        weight: 1,
        said: [
          'It is done when the old engine is deleted, otherwise we keep two forever',
          'The last ten percent needs a date and a sponsor',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A feature freeze and one big replacement is the safer way',
        said: [
          'stop all features for two months and rewrite it',
          'we do it in one weekend, everything at once',
        ],
        correction:
          'All risk comes together on one day, with no comparison and no easy way back, and the freeze hardly ever holds.',
      },
      {
        belief: 'If the new engine passes its unit tests, it can replace the old one',
        said: [
          'the new tests are green, so we switch',
          'we specified the rules, it is tested against the spec',
        ],
        correction:
          'The old code has behavior that nobody wrote down and customers depend on. Only comparison on real inputs shows it.',
      },
    ],
    sampleAnswer:
      'I would stay on the main line. A branch of three months against twelve people shipping cannot be merged. Step one is a seam: an interface for pricing that at first only delegates to the old code. I move the 300 callers to it in small pull requests, much of it by an automated rewrite, and add a build check that fails when somebody calls the old code directly, plus a count of what is left. Meanwhile I record some ten thousand real calculations, the odd roundings included, since the present output is the only complete specification. The new engine grows behind the interface, released but unused. Then I run it in the shadow: the old one answers, the new one computes as well, and differences are logged. Each is explained, either our mistake or a correction that the business accepts. When a month end has gone by without unexplained ones, I switch by flag, one simple product first, then one percent of the customers, and back in seconds if needed. The last part is deleting: old code, flags, the comparison. I agree on that time at the start, because otherwise we keep two engines forever.',
    criteria: [
      'Risk is cut into small reversible pieces',
      'Treats existing behavior as the specification',
      'Thinks of the people working in parallel',
    ],
    followUps: [
      {
        question: 'In shadow mode, 0.3% of the prices differ by a cent. What do you do?',
        about: [3, 2],
        answer:
          'I group them until each group has one cause, such as rounding per line or per total. Then the business decides for each whether the old way is a rule or a mistake. A cent on invoices can be a contract matter.',
      },
      {
        question: 'How do you keep the other twelve from adding more old calls?',
        about: [5, 1],
        answer:
          'The new interface must be the easier one to use. A check in the pipeline rejects new direct calls with a hint of what to use instead, existing ones are on a shrinking list, and I explain the plan to the team first.',
      },
    ],
  },
  {
    id: 'programming-expert-05',
    type: 'technical',
    difficulty: 'expert',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Frontend Developer',
      'Mobile Developer',
      'Technical Lead',
      'Solutions Architect',
    ],
    skills: ['API Design', 'Software Design'],
    tags: ['libraries', 'breaking changes', 'versioning'],
    question:
      'Your library is used by 40 teams. A central function turns out to have a design that causes security mistakes when used carelessly, and fixing it breaks callers. How do you bring that change about?',
    keyPoints: [
      {
        cue: 'What you find out first',
        point:
          'Finds out how it is really used, across the code of the 40 teams, and who is in danger right now',
        weight: 3,
        essential: true,
        said: [
          'I search all repositories for calls and sort them into harmless, risky and exploitable',
          'Before any plan I need to know the actual usage, not what the docs say',
          'Those with an open hole get a call today, the rest can follow the normal way',
        ],
      },
      {
        cue: 'How the fix is offered',
        point:
          'Adds a new function that is safe by default beside the old one, so teams can move in their own time',
        weight: 3,
        essential: true,
        said: [
          'First introduce the replacement and keep the old running, expand then contract',
          'The lazy way of calling it must be the safe way; the dangerous option gets an ugly name',
          'Nobody should be forced to change on the very day they upgrade',
        ],
      },
      {
        cue: 'How callers learn of it',
        point:
          'Deprecates the old one with a compiler or lint warning that says what to do instead, a reason and an end date',
        weight: 2,
        said: [
          'Mark it deprecated with the link to a migration guide, and log when it is called at run time',
          'A warning in the build with the concrete replacement line',
          'I announce a removal date and repeat it, not just a line in the changelog',
        ],
      },
      {
        cue: 'Making it easy for teams',
        point:
          'Does much of the moving for them: an automated rewrite, or pull requests into their repositories',
        weight: 2,
        said: [
          'A codemod handles 90 percent of the calls, I send the patches myself',
          'If I cause the work I should carry most of it',
          'Forty teams times a day is two months, one script by me is a week',
        ],
      },
      {
        cue: 'When the break happens',
        point:
          'Releases the removal only as a major version, and keeps the previous one patched for a stated time',
        weight: 2,
        said: [
          'Semantic versioning: breaking means new major, never hidden in a patch',
          'Security fixes go back to the old line for six months',
          'Both versions must be able to live in one program meanwhile, or it becomes a knot of dependencies',
        ],
      },
      {
        cue: 'The last teams',
        point:
          'Measures the remaining use and speaks with the stragglers, with support from above where the risk demands it',
        weight: 2,
        said: [
          'A dashboard with who still calls it, and I talk to the last five teams personally',
          'If somebody cannot move, there must be a recorded exception with an owner of the risk',
          'The date holds only if leadership backs it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Since it is a security matter, changing the behavior silently in a patch release is right',
        said: [
          'just fix it in the next patch, security goes first',
          'we change the default, they will see if something breaks',
        ],
        correction:
          'A silent change breaks production somewhere, and teams then stop upgrading, which leaves them unsafe for longer. An urgent hole is fixed with notice and a compatible path where possible.',
      },
      {
        belief: 'Good documentation of the correct use solves it',
        said: [
          'we write a warning in the documentation',
          'it is their fault if they use it wrong, it is documented',
        ],
        correction:
          'People copy the shortest example. If careless use is unsafe, the interface has to make it hard.',
      },
    ],
    sampleAnswer:
      'I would begin by looking at how it is used. I search the code of all 40 teams and sort the calls: harmless, risky, and really exploitable. The last group I contact today, privately, with a fix, since that cannot wait for a migration. Then I design a replacement where the shortest call is the safe one and the dangerous option has to be asked for by name. It comes in a minor version beside the old function, so nobody breaks by upgrading. The old one is marked deprecated, with a warning that names the replacement, the reason and the date. I also write a rewrite script that converts most calls and send the pull requests myself, because I cause the work, and forty teams at a day each is far more expensive than one week of mine. Removal comes only in a major version, and the previous line keeps getting security patches for half a year. A dashboard shows who still calls it; with the last few I talk, and if somebody cannot move, a named person accepts that risk. What I would not do is change behavior silently in a patch. After that, nobody upgrades any more.',
    criteria: ['Treats other teams as customers', 'Urgency matched to real risk', 'Design makes misuse hard'],
    followUps: [
      {
        question: 'Three teams do not react, and the removal date is next week. What do you do?',
        about: [5, 3],
        answer:
          'I go to them, find out what is in the way and offer the pull request or a pair of hands. If the risk is real, I bring it to whoever owns it, so either they get time or somebody accepts an exception with a date.',
      },
      {
        question:
          'Why not replace the function in place and let the compiler show the callers what to change?',
        about: [1, 4],
        answer:
          'It couples forty teams to one moment: nobody can take any other fix without doing that work first. And where the types still fit, nothing warns them. Beside each other, they move one call at a time.',
      },
    ],
  },
  {
    id: 'programming-expert-06',
    type: 'technical',
    difficulty: 'expert',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Frontend Developer',
      'Mobile Developer',
      'Technical Lead',
    ],
    skills: ['Software Design', 'Refactoring'],
    tags: ['abstraction', 'duplication', 'coupling'],
    question:
      'A shared `Exporter` began with two formats. Today it has seven, eleven boolean parameters, and each change breaks a format that nobody meant to touch. How do you judge it, and what do you do?',
    keyPoints: [
      {
        cue: 'Your judgement of the class',
        point:
          'Sees the wrong abstraction: things were joined for looking alike although they change for different reasons',
        weight: 3,
        essential: true,
        said: [
          'They shared code by accident, each format has its own owner and its own pace of change',
          'It was merged for the sake of DRY, but the knowledge behind it is not the same',
          'Every flag is a spot where the common idea did not hold any more',
        ],
      },
      {
        cue: 'The main move',
        point:
          'Gives each format a code path of its own again, accepting some duplication, and deletes the branches it does not use',
        weight: 3,
        essential: true,
        said: [
          'I copy the whole thing seven times and strip from each what is never reached there',
          'Duplication is cheaper than the wrong abstraction, so first undo it',
          'PDF and CSV should live apart, even when a few lines then stand in both',
        ],
      },
      {
        cue: 'What comes after it',
        point:
          'Then pulls out again only what is truly common, as small building blocks that the formats call',
        weight: 3,
        said: [
          'After that you see the real shared parts: quoting, streaming to a file, date formatting',
          'Composition: formats use helpers, instead of one giant with switches inside',
          'Small functions without flags that each exporter may take or leave',
        ],
      },
      {
        cue: 'What you look into first',
        point: 'Looks at the history to see which formats change together and which flags belong together',
        weight: 2,
        said: [
          'git log tells me that CSV and TSV always change together and PDF never with them',
          'Eleven booleans are 2,048 combinations, in reality there are seven in use',
          'I check which combinations of parameters occur at the call sites',
        ],
      },
      {
        cue: 'How you avoid breaking formats',
        point: 'Secures each format with tests of its present output before cutting',
        weight: 2,
        said: [
          'Golden files per format from real exports, compared byte by byte',
          'Approval tests first, then I can move fast',
          'Freeze the seven outputs, so that a break shows at once',
        ],
      },
      {
        cue: 'How much to do',
        point: 'Weighs whether it pays off: does it only where changes are expected, one format at a time',
        weight: 2,
        said: [
          'If nobody touches it this year I leave it alone',
          'I begin with the format which changes most and leave the stable ones in the old class for now',
          'The business gets its change in the same step, not a cleanup project of months',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Duplicated code is always worse than shared code',
        said: ['never copy code, DRY is a rule', 'going back to seven copies is bad engineering'],
        correction:
          'Repeated lines cost a little at each shared change. A false sharing costs at every change and breaks strangers. What should not be repeated is knowledge, not text.',
      },
      {
        belief: 'A class hierarchy or a plugin framework with more options is the cure',
        said: [
          'I make an abstract base exporter with hooks for all the cases',
          'a generic configurable framework would handle everything',
        ],
        correction:
          'The flags come back as hooks that everyone overrides. It stays one shared thing with seven wishes, now harder to follow.',
      },
    ],
    sampleAnswer:
      'Eleven booleans tell me that the common idea broke eleven times and each time somebody bent it instead of letting go. The formats looked alike once, but they change for different reasons: finance owns one, a partner prescribes another. So sharing the code couples people who have nothing to do with each other. I would check that in the history: which formats change in the same commits, and which of the 2,048 combinations occur at the call sites. Usually it is seven. Before I cut, I pin the output of each format with golden files from real exports. Then I go backward on purpose. I take the format that changes most, copy the code into an exporter of its own, set its flags to constants, and delete each branch that can no longer be reached. What remains is short and straight. After two or three of those, the truly common parts show themselves, escaping, streaming, number formats, and those I pull out as small helpers without flags. The stable formats may stay in the old class until somebody needs to change them. Yes, some lines repeat; that is cheaper than a bug in a format I never touched.',
    criteria: ['Judges by reasons for change, not by similarity', 'Pragmatic about scope'],
    followUps: [
      {
        question: 'A reviewer rejects your change because it adds duplication. What do you answer?',
        about: [0, 1],
        answer:
          'I show two of the last breakages and the number of flags. The lines look alike, but they follow different rules with different owners, so a change to one is not meant for the other. Shared helpers stay shared.',
      },
      {
        question: 'When would you keep the shared class as it is?',
        about: [5, 3],
        answer:
          'If the formats really change together, or if hardly anyone touches it any more. Then the flags are ugly but cheap. I would add tests, stop adding parameters, and put the next special wish outside it.',
      },
    ],
  },
  {
    id: 'programming-expert-07',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Software Engineer', 'Backend Developer', 'Full Stack Developer', 'Mobile Developer'],
    skills: ['Debugging', 'Concurrency'],
    tags: ['heisenbug', 'data races', 'memory model'],
    question:
      'A worker sometimes reads a half-initialized configuration object, only in optimized builds, only on some machines, and never with logging on. How do you explain that and how do you track it down?',
    keyPoints: [
      {
        cue: 'The likely kind of fault',
        point: 'Suspects a data race: the object is published to another thread without synchronization',
        weight: 3,
        essential: true,
        said: [
          'One thread builds it and puts the reference in a field, another one reads this field without any lock',
          'Typical for double-checked or lazy init without volatile',
          'Unsafe publication, there is no happens-before between writer and reader',
        ],
      },
      {
        cue: 'The mechanism behind it',
        point:
          'Explains that compiler and processor may reorder or delay writes, so the reference can be seen before the fields',
        weight: 3,
        essential: true,
        said: [
          'Without a barrier the pointer may become visible first and the content later',
          'Each core has its own buffers, and the optimizer moves stores around if one thread cannot tell',
          'The order in the source is only guaranteed within the same thread',
        ],
      },
      {
        cue: 'Why only under those conditions',
        point:
          'Explains the pattern: weakly ordered processors and optimizers show it, and logging hides it by its timing and its own locks',
        weight: 2,
        said: [
          'ARM reorders stores that x86 keeps in order, that is why only some machines',
          'println takes a lock, which happens to make the write visible and shifts the timing',
          'In a debug build the compiler does not reorder, so it looks fine',
        ],
      },
      {
        cue: 'What you do with the code',
        point:
          'Reasons from the code: lists what is shared and changed, and asks which synchronization protects each',
        weight: 2,
        said: [
          'I go through every field that two threads touch and look for the lock or volatile that orders it',
          'You find it by reading with the memory model in mind, rather than by waiting for it',
          'Who writes, who reads, what stands in between?',
        ],
      },
      {
        cue: 'What helps you hunt it',
        point:
          'Uses tools: a race detector such as ThreadSanitizer or Go’s, and stress tests on the hardware that is affected',
        weight: 2,
        said: [
          'Run the tests with the thread sanitizer on, it reports the pair of accesses even when nothing goes wrong',
          'A loop that starts and reads it millions of times on an ARM box',
          'go test -race, or jcstress for Java',
        ],
      },
      {
        cue: 'What to collect in production',
        point:
          'Records evidence cheaply, in memory, so that observing changes the timing as little as possible',
        weight: 1,
        said: [
          'A ring buffer per thread written out after the crash instead of log lines',
          'Core dumps or hardware tracing do not disturb it so much',
        ],
      },
      {
        cue: 'A proper repair',
        point:
          'Fixes the ordering, with an immutable object published by a lock, a volatile or atomic, or a once construct, not by a delay',
        weight: 3,
        said: [
          'Build it fully, make it final, and publish through an atomic with release and acquire',
          'Use the language’s once or static holder so nobody writes this by hand',
          'Create it before the threads start, then the problem is gone',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'It must be a bug in the compiler or the hardware, as the code is right',
        said: ['the optimizer is broken, I would turn optimizations off', 'some machines have bad memory'],
        correction:
          'Optimizers and processors may reorder what one thread cannot notice. With a data race, the program has no promise to rely on; lower optimization only hides it.',
      },
      {
        belief: 'If the logging makes it vanish, a small sleep or a log line is a fix',
        said: ['leave the log line in, then it works', 'add a short sleep after creating the config'],
        correction:
          'It makes the case rarer and proves nothing. Only a defined ordering between the write and the read removes it.',
      },
    ],
    sampleAnswer:
      'This smells of a data race by unsafe publication. One thread builds the configuration and stores the reference in a field, a worker reads that field without any synchronization. In one thread all is in order, but without a happens-before relation the compiler and the processor may reorder or delay the writes, so the worker can see the reference before the fields. That fits the pattern: a debug build hardly reorders, x86 keeps stores in order while ARM does not, and a log line takes a lock and some time, so it hides the thing I want to see. So I would not hunt it with more logging. I read the code with the memory model in mind: each field that two threads touch, who writes, who reads, what orders them. Then the race detector, which reports the pair of accesses even in a run where nothing breaks, and a stress test that creates and reads it millions of times on the affected hardware. For evidence from production, I keep a ring buffer per thread, dumped afterward. The fix is ordering: an immutable object, built completely, published through an atomic or a once construct, or created before the workers start. Not a sleep.',
    criteria: ['Explains each odd circumstance with one cause', 'Trusts a model and tools over luck'],
    followUps: [
      {
        question: 'The race detector reports nothing. Are you wrong?',
        about: [4, 3],
        answer:
          'Not necessarily. It only sees code that ran in that test, with two threads touching the same data. I make sure the lazy path and a second thread are exercised, and go on reading, as the detector proves presence and not absence.',
      },
      {
        question: 'Why does a log line make it go away?',
        about: [2, 5],
        answer:
          'Writing a log usually takes a lock and a system call. That adds a barrier, which makes earlier writes visible by accident, and it moves the timing by microseconds. Both close the window without repairing anything.',
      },
    ],
  },
  {
    id: 'programming-expert-08',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Software Engineer', 'Backend Developer', 'Full Stack Developer', 'Mobile Developer'],
    skills: ['Data Structures & Algorithms', 'Performance Optimization', 'Memory Management'],
    tags: ['memory layout', 'compact data', 'lookup'],
    question:
      'A service keeps 200 million entries, an 8-byte id and a 4-byte score, in a hash map of objects. It needs 24 GB, pauses for garbage collection and starts in ten minutes. Data changes once a day. What would you do?',
    keyPoints: [
      {
        cue: 'Where the 24 GB go',
        point:
          'Estimates the bare data, 200 million times 12 bytes is 2.4 GB, so nine tenths is overhead of objects, pointers and buckets',
        weight: 3,
        essential: true,
        said: [
          'Twelve bytes each would be 2.4 gigabytes, we pay ten times that for headers and references',
          'An entry costs around 120 bytes now: boxed key, boxed value, node and table slot',
          'First the arithmetic: what must it take at least? A tenth of today',
        ],
      },
      {
        cue: 'How you store it instead',
        point:
          'Stores it as flat primitive arrays: sorted ids with binary search, or an open-addressing table of primitives',
        weight: 3,
        essential: true,
        said: [
          'Two arrays, ids sorted and scores beside, 28 steps of binary search per lookup',
          'A primitive long-to-int map with open addressing, without one object per entry',
          'Struct of arrays in place of a graph of little objects',
        ],
      },
      {
        cue: 'What the daily rhythm permits',
        point:
          'Uses that it is read-only during the day: builds the structure offline, and maps the finished file into memory',
        weight: 3,
        said: [
          'As it changes once daily I build an immutable file at night and mmap it, start-up takes seconds',
          'The page cache is then shared by several processes on the host',
          'No parsing at start, the file is already in the layout we search',
        ],
      },
      {
        cue: 'Why pauses shrink',
        point:
          'Explains the gain for collection and caches: few large arrays have nothing to trace and neighbors lie together',
        weight: 2,
        said: [
          'The collector need not walk hundreds of millions of pointers, so the pauses go',
          'Each pointer chase is a cache miss, contiguous memory avoids most of them',
          'An array of longs is one object for the GC, or none if off heap',
        ],
      },
      {
        cue: 'The trade-off you face',
        point:
          'Weighs lookup speed against size: binary search takes some 28 dependent jumps, hashing needs spare space, and a sparse index over blocks lies between',
        weight: 2,
        said: [
          'Sorted is the smallest, but 28 dependent memory jumps; a hash at 75 percent load is one or two, for 3.2 GB',
          'A sparse index over blocks keeps the first steps in cache',
          'What latency do we need? If microseconds are fine I take the sorted one',
        ],
      },
      {
        cue: 'How a new day arrives',
        point: 'Swaps in the new day’s data at once and keeps the old until its readers are done',
        weight: 2,
        said: [
          'Load the new file beside it, check it, then switch one reference atomically',
          'I need to have space for both versions during the change',
          'And can go back to yesterday’s file if the new one looks wrong',
        ],
      },
      {
        cue: 'How you check the decision',
        point:
          'Measures with real keys and traffic before and after, and asks whether all entries must be in memory',
        weight: 1,
        said: [
          'Benchmark with the actual distribution of lookups, also p99 and not only the average',
          'Maybe an embedded key-value store on SSD is good enough and costs nothing to build',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Tuning the garbage collector or a larger heap solves it',
        said: ['give it 48 GB and a low pause collector', 'tune the GC flags until the pauses are ok'],
        correction:
          'The tracing work and the memory come from hundreds of millions of small objects. A flat layout removes both causes, tuning moves them.',
      },
      {
        belief: 'A hash lookup is constant time, so nothing can be faster or smaller',
        said: [
          'a hash map is already O(1), you cannot do better',
          'the complexity is optimal, so the structure is fine',
        ],
        correction:
          'Big-O hides the constant. Chasing pointers through scattered objects costs cache misses and ten times the memory compared with a flat table.',
      },
    ],
    sampleAnswer:
      'I start with arithmetic. Twelve bytes times 200 million is 2.4 gigabytes. We use 24, so nine tenths are object headers, boxed numbers, nodes and the table. The data changes once a day, so during the day it is read-only, and that permits a lot. I would build it offline as a flat file: ids sorted in one array, scores in a second one, and map it into memory. The service then starts in seconds, the pages are shared between processes, and the collector has nothing to trace, since there are two blocks rather than hundreds of millions of objects. The lookup is the trade-off. Binary search is the smallest and takes 28 dependent steps, of which the later ones miss the cache; a small index over blocks keeps the first ones in cache. If that is too slow, an open-addressing table of primitives at 75 percent load takes about 3.2 gigabytes and one or two misses. I would measure both with real keys, at p99. For the daily change I load the new file beside the old, check counts and samples, switch one reference, and keep yesterday’s for going back, so I need space for both. And I would ask whether an embedded store on disk is already good enough.',
    criteria: [
      'Calculates before designing',
      'Uses the read-only nature of the data',
      'States the trade-off with numbers',
    ],
    followUps: [
      {
        question: 'Now the scores change all the time, a thousand a second. What of your design survives?',
        about: [2, 5],
        answer:
          'The id array stays, since ids are stable. The scores are a plain array, so I can overwrite an element in place, atomically for four bytes. New ids go to a small mutable map beside it that is merged in at night.',
      },
      {
        question: 'Why is the collector happier with two arrays of the same total size?',
        about: [3, 0],
        answer:
          'Its work grows with live objects and references, not with bytes. Two arrays of primitives contain no references, so marking them takes a moment, whereas every node, key and value of the map has to be visited.',
      },
    ],
  },
]

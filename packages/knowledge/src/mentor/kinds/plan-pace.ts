import type { MentorKind } from '../mentor-kind.ts'

export const planPaceKinds: readonly MentorKind[] = [
  {
    id: 'plan.today',
    asking: 'what to do today or this week',
    needs: [],
    examples: [
      'what should I do today',
      "what's my next step",
      'I have an hour now, what do I do',
      'give me a task for tonight',
      'what to do this week',
      'got 30 minutes, suggest something useful',
      'where should I spend my evening',
      "what's most important for me right now",
      'todays todo please',
      "what's on for me this week",
      "ok I'm at my desk. What now?",
      'what should I work on this weekend',
      'tell me one thing i can do right now',
      '2 free hours on sunday, best use?',
      'whats the most useful thing to do at this moment for my career',
      'what do I do first tomorrow morning',
      'focus for this week?',
      'my train ride is 40 mins, what can I do on the phone',
      "give me something small, I'm tired",
      "what's the priority now",
      "I don't want to think, just tell me what to do",
      'what would you do in my place this week',
      'assign me some work',
      'any homework for me today',
      'which action brings me forward today',
      'how to spend my study time this wekk',
      "let's get going, what's up for today",
      'lunch break, half an hour, go',
      "what's one useful thing before bed",
      'where do I put my energy this week',
      "Monday morning, new week, what's first",
      "I opened the laptop and don't know what to do now",
      'give me one concrete thing to do',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'up',
        texts: [
          "Good, let's use it: {nextStep}.",
          'Then start now, while you feel like it: {nextStep}.',
          "Use the momentum while you have it. Take the thing you've been putting off, and give it one full hour.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Today: {nextStep}.',
          'The best use of your time right now is to {nextStep}.',
          'One thing, and then you can stop: {nextStep}.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'Take {gap1}, open one exercise, and get it done before you read another word about it.',
          'Do one session on {gap1} and finish it with something that works, however small.',
          "Give {gap1} the best hour you've got today, and stop at a point where something works.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Do the smallest thing that ends in something you can show: one exercise solved, one line of the resume rewritten, one message sent.',
          "If you have an hour, build; if you have twenty minutes, review; if you've only got energy for a message, write to somebody who does the job you want.",
          "Choose the one task you'd be glad to have behind you by tonight, and give it your first free hour and not your last.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "The milestone you're heading for is {nextMilestone}.",
          'Your next milestone is {nextMilestone}, so keep what you do pointed that way.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'You left off here: {lastDone}. Today goes on from there.',
          'The last thing you did here: {lastDone}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "You've planned {hoursPerWeek} hours for the week, so let this be one of them.",
          "Your week has {hoursPerWeek} hours in it, so there's room for a few pieces like this, not for everything.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "One thing finished changes how the rest of the week feels. Five started don't.",
          "I'd rather have you do the right small thing than plan the right big one. Today's for doing.",
          "The first ten minutes are the whole difficulty. After that it's mostly just work.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Start with a timer on twenty-five minutes and the phone in another room. When it rings you can stop, and you mostly won't want to.",
          'Write the result you want on paper first: "by nine it runs." Then work toward that sentence only.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For the week, make it three: one session for something new, one for building, one for the outside world: an application, a message or a resume line.',
          'Put the hard session early in the week and the easy one on Friday. Weeks rarely get calmer toward the end.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Tired? Then do maintenance: rename things in your project, write its readme, repeat yesterday's exercise, tidy three lines of the resume.",
          'On the phone, do the kind of work that fits: review old material, answer one interview question aloud, read two postings and mark the verbs.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'At work, pick the one task this week that belongs to the job you want next, and do that one a notch better than needed.',
          "This week, write down one thing you've done at work with a number in it. Those notes are gold at review time.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "If it's late and you've had a long day, sleep is the right task. I mean it.",
          "Don't plan the perfect week now. That's the nicest way of not doing any of it.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Stop at the first point where something works, and write down the next line you'd type. Tomorrow you'll begin there.",
          "When you've done it, come back and tell me, and we'll pick the next one.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'How much time have you got, and how much energy?',
          'Do you want something that teaches, or something that gets you closer to a job?',
        ],
      },
    ],
    actions: [
      'I finished something',
      "What's my next milestone?",
      'I have 5 hours a week',
      'I have no motivation today',
    ],
    opens: ['learning-path', 'dashboard'],
  },
  {
    id: 'plan.behind',
    asking: 'what to do after falling behind',
    needs: [],
    examples: [
      'I fell behind',
      "haven't studied in 3 weeks",
      "I'm way behind my plan",
      'missed all my sessions this month',
      'I was sick for two weeks and lost the thread',
      'work exploded and I did nothing for a month',
      'how do I get back on track',
      "my schedule is a mess, I'm 5 weeks late",
      'i keep missing my weekly goal',
      'is it still worth continuing after such a long break',
      'had a baby, plan is dead, how to resume',
      'my learning streak broke',
      "I feel guilty because I didn't do anything",
      'should I restart from the beginning after the pause',
      'back from vacation, forgot everything, where to pick up',
      "how do I catch up on what I've missed",
      'im late with all my milestones',
      'the dates on my path are all in the past',
      "didn't keep my promise to study this month",
      'was supposed to be done with SQL in march lol',
      'moved house, no learning since easter, how to start again',
      'my progress has stalled for weeks',
      'behind shedule again, what do I do',
      'Three weeks of overtime killed my plan',
      "I can't keep up with the pace I set",
      'skipped too many days and now I avoid opening the app',
      'my learning plan and reality have parted ways',
      'been ill, then holidays, then nothing. how to resume',
      "I'm so far off schedule it's embarrassing",
      'lost a whole month, do I have to make up for it',
      "the calendar says module 6 and I'm in module 2",
      "didn't open a book since my mother got sick",
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Life happened, that's all. Nothing you learned is gone, it's just a little dusty, and one session is enough to see that.",
          "Leave the guilt outside, because it's what keeps people from opening the laptop. You stopped, and now you start; that's the whole procedure.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Don't catch up. Move the dates, and do one small session in the next two days.",
          "You get back on track by moving on, not by making up lost time. Cross off what's overdue and take the next thing as if you'd planned it for today.",
          'Slipping is what plans usually do. Set a new date, lower the hours for two weeks, and start with something you can already do.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'You left off here: {lastDone}. Begin by going over that.',
          'The last footprint you left here: {lastDone}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'The thing to aim at is still {nextMilestone}, and nothing before it needs to be done over.',
          "Your next stop hasn't moved: {nextMilestone}.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "The plan counts on {hoursPerWeek} hours a week. If the last month shows fewer, it's the number that's wrong, not you.",
          'Is {hoursPerWeek} hours a week still true? Lower it until it is; the date gets later and the plan gets real.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "What's dangerous about a break isn't what you forget. It's that opening the laptop again gets a bit more unpleasant each day.",
          "The people who get there aren't the ones who never stopped. They're the ones whose breaks were short because they came back without ceremony.",
          "Doubling the hours to make up for lost ones works for a week or so, and then you've got two breaks instead of one.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Make the first session back ridiculously easy: twenty minutes, an exercise you've solved before. It's for the habit, not the content.",
          "Come back through the side door: repeat the last thing you finished. Most of it comes back faster than you'd expect.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "After a long break, spend two sessions on review and nothing new, then go on exactly where you were. Don't restart at chapter one.",
          "Read your own last code or notes, write down what you don't understand anymore, and fix only those spots.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Find out what knocked you off course: a busy month, a topic that was too hard, or nobody waiting for the result. For the first, lower the hours; for the second, change the source; for the third, find a study partner.',
          'Look at the week you stopped. If a hard topic did it, the cure is a better explanation of that topic, not more discipline.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Set an emergency minimum: when everything goes wrong, one session of thirty minutes a week. With that, you never quite have to start over.',
          'Build slack in this time: plan four weeks of material into five. Something always comes up to fill the fifth.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "If work ate your study time, get some of it back from work: ask for one task that touches what you're learning, even a tiny one.",
          "When overtime is the rule, the plan isn't the problem. Talk to your manager about the load first, because no study plan survives it.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "If you've avoided it for months and feel relief rather than guilt, ask yourself whether you still want this goal. That's allowed.",
          "Don't rebuild the whole plan tonight. New colors in the calendar are just another way of not starting.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Do this today, however short: {nextStep}.',
          'One step back in: {nextStep}. Even fifteen minutes count.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Open the last thing you worked on tonight, run it, and change one line. That's a return.",
          'Move all overdue dates by the length of the break in one go, without looking at each of them.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What got in the way: time, the topic, or your mood?',
          'Which evening this week could hold twenty minutes?',
        ],
      },
    ],
    actions: [
      'I have less time now',
      'What should I do today?',
      'How do I build a study habit?',
      'I want to give up',
    ],
    opens: ['learning-path', 'settings'],
  },
  {
    id: 'plan.faster',
    asking: 'how to get there faster',
    needs: [],
    examples: [
      'can I go faster',
      'how do I speed up my learning',
      'any shortcut to becoming a data engineer',
      'I need a job in 3 months, how to accelerate',
      'too slow, I want to be done quicker',
      'what can I skip to be quicker',
      'how to learn twice as fast',
      'fast track into devops?',
      'make my plan shorter',
      'is there a quicker way in',
      'I want to cut the time in half',
      'crash course version of my path please',
      'my unemployment runs out in 4 months, need to hurry',
      "what's the fastest route to a tech job",
      'how could i shorten the way to frontend',
      "can't wait a year, what's the express lane",
      'speed things up for me',
      'what slows people down most',
      'would doubling my hours cut my time in half',
      "I'm impatient, let's compress this",
      'intensive plan for six weeks, possible?',
      'which parts of my path are not necesary if I need to be quick',
      'how do fast learners do it',
      'get hired asap, what to drop',
      'boost my progress',
      'I have to be ready sooner than planned, deadline changed',
      "what's the minimum for getting in quickly",
      'I want to be hired by autumn instead of next spring, what has to change',
      "what's the accelerated version of all this",
      'can the path be compressed',
      'if I quit social media and study every night, how much quicker',
      'which corners can be cut safely',
      'too long for me, find a shorter road',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Time pressure with bills behind it is real, so let's be practical: a smaller target first, fewer skills, and applications starting next week.",
          'I understand the hurry. What helps now is cutting scope, since pushing harder on everything is how people break in week four.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'Yes, by cutting: do {gap1} and {gap2} properly, leave the rest to the job, and start applying earlier than feels comfortable.',
          'The fastest way for you is narrow: {gap1}, then one project with it, then applications, while {gap2} runs alongside.',
          'Put everything into {gap1} for the next few weeks, let {gap2} follow, and send the first applications before you feel ready.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'You get faster by dropping things. Fewer skills, one project, early applications; more hours come second.',
          'The honest shortcut is a nearer target. A first job one rung lower usually comes sooner and pays you while you learn the rest.',
          'Time gets lost mostly to changing direction, restarting and watching, so the quick way is to stick to one path and build.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your path stands at {pathDuration} with {hoursPerWeek} hours a week. Two more hours, kept every week, would move that more than any trick.',
          "At {hoursPerWeek} hours a week it's {pathDuration}; hours and scope are the two dials you can turn.",
        ],
      },
      {
        place: 'fact',
        for: 'transitioner',
        texts: [
          'A nearer stop would be {stepRole}, which is usually within reach sooner and counts toward {targetRole}.',
          'Think of {stepRole} as the quicker door; from there, the rest of the way is shorter and paid.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Since you've got {skillsHeldCount} required skills, you may be nearer to a first application than the path suggests.",
          "You hold {skillsHeldCount} required skills, so the fast version doesn't begin at the beginning.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Doubling the hours doesn't halve the time. Past three or four hard hours a day, much of what goes in leaks out again.",
          "What can't be compressed is sleeping on it: hard ideas need a few nights. What can be compressed is everything you do instead of practicing.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Cut by postings: take five you could get, keep only what at least three of them name, and move everything else off the plan.',
          "Drop the second of everything: second language, second cloud, second course. It's the duplicates that cost months.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Turn the order around: start with the small project and learn only what you get stuck on. It's less complete and far quicker.",
          'Learn by test: try the exercise at the end of each stage first, and study only what you failed.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Get feedback earlier. An hour with someone who does the job can save you two weeks in the wrong corner.',
          "Start applications and conversations now, in parallel. The slowest part of all this is other people's calendars.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Add a fourth short session rather than lengthening three, and put one of them early in the morning.',
          'Look for days rather than minutes: one day off each month, spent on the project, moves more than a string of tired evenings.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'Use your job as the accelerator: move toward the tickets and people of the next role. A quarter of that beats a year of evenings.',
          "Your shortcut is scope you've already had. Rewrite the resume around that, and you may not need the rest of the path.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "I'd doubt anything sold as a fast track. If it worked as advertised, nobody would be taking the slow one.",
          "Don't speed up by skipping the building. That's the part you'll be asked about.",
          'If income is running out, take any decent work in the meantime. Learning in a panic is slow, and accepting jobs in a panic is expensive.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Tonight, cut two things from your plan. If it hurts a little, you've probably cut the right ones.",
          'Take the next real step instead of making a bigger plan: {nextStep}.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is there a hard date, such as money running out, or is it impatience?',
          'What would you be willing to leave out?',
        ],
      },
    ],
    actions: [
      'Which first job should I aim at?',
      'Am I ready to apply?',
      "There's too much to learn",
      'I can do 10 hours a week',
    ],
    opens: ['learning-path', 'settings'],
  },
  {
    id: 'plan.cheaper',
    asking: 'about free or cheap ways to learn',
    needs: [],
    examples: [
      'any free courses',
      'how can I learn this for free',
      "I can't spend money on courses",
      "what's the cheapest way to learn cloud",
      'free alternatives to paid bootcamps',
      'show me free resources for python',
      'is there something without paying',
      'too expensive, got anything for less',
      'can I become a developer without spending a cent',
      'no budget for learning material',
      'where do people learn SQL at no cost',
      'are free courses as good as paid ones',
      'zero budget path to data analyst',
      'free stuff to learn cybersecurity',
      'low cost options for AWS practice',
      'which paid courses are not worth it',
      "i don't want to pay for udemy, other options",
      'cheap but good ways to study machine learning',
      'Make my path free',
      'do I need to buy anything at all',
      'student discount or free tier for learning devops tools',
      'is youtube enough',
      'books from the library instead of courses, does it work',
      'broke at the moment, how to learn javascript',
      'my path suggests a course for 400 dollars, cant afford',
      'can i get certificates for free somwhere',
      'replace the paid course with a free one',
      "where's the good stuff that doesn't cost anything",
      "I'm between jobs and can't pay for training",
      'is there a no-cost version of this course',
      'my budget is 20 dollars a month, what do I do with it',
      'gratis resources for docker and kubernetes?',
      'do I get anywhere with only free things',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Being short of money is less of a handicap here than almost anywhere. The good free material in this field stands up to the paid kind, and what you'd be buying is mostly structure.",
          "It's annoying when the plan comes with a price tag. It doesn't have to: nearly everything you need for the start costs nothing.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Take {freeCourse}; it costs nothing and covers what you need next.',
          "For your next stretch {freeCourse} is free, and I'd begin with that before paying anyone.",
          "You don't need to pay for the next step, since {freeCourse} is free.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'You can learn nearly all of it without paying: official documentation and tutorials, free courses, a free tier, and a project of your own.',
          'The free route works: one free course to begin with, the official guide after that, and a small project instead of the next course.',
          "Don't pay for the first three months. Documentation, one free course and something of your own to build will carry you that far.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Point whatever you choose at {gap1}, which is the heaviest thing open on your path.',
          "I'd look for free material on {gap1} first, because that's your biggest gap.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "For comparison, there's {course1} on {course1Platform} ({course1Cost}); treat it as a convenience, not a need.",
          'The one on your path is {course1} ({course1Cost}). Keep it as a second choice.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "What you pay for is sequence, deadlines and somebody to ask. If you supply those yourself, you're not missing any content.",
          'Free material costs you in another way: choosing. So choose once and stop looking.',
          "Employers don't ask what you paid to learn. They ask what you can do.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Get the three things money usually buys: a sequence from your path, a deadline from a friend you report to on Sundays, and answers from a forum or a local meetup.',
          'Take one free course for each skill, no more, and put the time you save into building. Ten free courses are as useless as ten paid ones.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Go to the public library's website first, since many give free access to the large course platforms and to technical books with nothing but your card.",
          "Some paid courses can be taken free without the certificate, and some platforms offer financial aid if you ask. It's worth one email.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Practice on what's free: your own machine for databases, containers and servers, and the free tier of a cloud for the rest, with a spending alert set first.",
          'Tools cost nothing here. Editors, databases, version control, containers, even a small server for a web page are free for learning.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'If you do spend, spend late and on something specific: the one exam an employer asks for or on an hour with somebody who reviews your project.',
          "Put money only where you've been stuck for two weeks. Then you know what you're buying.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'Ask your employer before you ask your wallet. More companies have a training budget than people think, and it often expires at the end of the year.',
          'At work you may have licenses and training access nobody told you about; ask the person who runs onboarding or IT purchasing.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Watch out for free trials that turn into subscriptions, and for cloud resources left running overnight.',
          "Free certificates are fine as a habit and carry little weight with employers, so don't collect them.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Start the free one today and do its first exercise before you compare it with others.',
          'Check tonight whether your library card opens a course platform. Few half hours pay better.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which topic do you need it for first?',
          "Is it that you can't spend anything, or just don't want to before you know it's worth it?",
        ],
      },
    ],
    actions: [
      'Which course should I take?',
      'How do I afford the change?',
      'Bootcamp or self-study?',
      'What should I do this week?',
    ],
    opens: ['learning-path'],
  },
  {
    id: 'plan.course',
    asking: 'which course to take',
    needs: [],
    examples: [
      'which course should I take',
      'recommend me a course for SQL',
      'best udemy course for python',
      'is the google data analytics course any good',
      'what course do you suggest for AWS',
      'coursera or udemy',
      'looking for a good course on kubernetes',
      'which training for a product manager beginner',
      'is this course any good: 100 days of code',
      'what class would help me with statistics',
      'can you suggest online courses for devops',
      'video course or book for React',
      "I need a course on networking that isn't boring",
      'which platform is the best for learning to code',
      "a decent machine learning course that's not too mathy",
      'should I buy the whole bundle or a single course',
      'any recommendations for courses about security',
      'courses for my biggest gap',
      "what's the top rated course for java",
      'is CS50 a good choice for me',
      'Which course do I begin with on my path',
      'recomend a terraform course please',
      "I've started three courses, which of them should I finish",
      'how do I tell a good course from a bad one',
      'does the course need to be certified',
      'udacity nanodegree worth its price?',
      'find me a course in data modeling',
      'got a udemy voucher, what do I buy for backend',
      'which class do you recommend after the basics of python',
      "name one good course for terraform and I'll take it",
      'is the frontend masters stuff good or should I look elsewhere',
      'need training material for incident response, any suggestions',
      'course X or course Y for power bi, how do I pick',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "I'd take {course1} on {course1Platform}; it fits {gap1}, which weighs most for you.",
          "For where you are now, I'd pick {course1} ({course1Platform}, {course1Cost}).",
          'My first choice for you is {course1} on {course1Platform} ({course1Cost}).',
        ],
      },
      {
        place: 'lead',
        texts: [
          "The right course is the one that makes you type within ten minutes, was updated recently, and ends in something you've built yourself.",
          'Take one that has exercises you must solve before the solution appears. The name on it matters much less than that.',
          "Choose by exercises: the one that gives you a task after every lesson, and holds back the solution until you've tried.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "If you'd rather not pay, {freeCourse} covers the ground for free.",
          'The free option would be {freeCourse}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'The gap to aim it at is {gap1}; after that, {gap2} would be the next subject.',
          'Choose for {gap1} now; for {gap2} you can decide later with more experience.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "With {hoursPerWeek} hours a week, take a course you can finish within six weeks, or it'll finish you.",
          'Mind the length: at {hoursPerWeek} hours a week a very long course is a bet on a quiet year.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'A second-best course you finish beats the best one you start. Plenty of smart people own long lists of courses they never opened.',
          'A course is scaffolding. It helps with the first third of a skill and gets in the way after that.',
          "Ratings measure how pleasant it was. They're often given after the second lesson, by people who never got to the end.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Test a course by its middle: skip the introduction, watch ten minutes from the second half, and ask whether someone's explaining or just typing.",
          "Look at three things before you start: the date of the last update, exercises that don't hand you the solution, and a project at the end that isn't the same for everybody.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Do it with the sound off, so to speak: pause before each step, write your own version, then compare. It takes twice as long, and it saves you the second course.',
          "Go through at half speed with your own data in place of theirs. The moment you can't simply copy, you start to learn.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Decide beforehand when you'll leave it: as soon as you can build the small thing you had in mind. You don't owe any course its last chapter.",
          "If you've started several, finish the one nearest to a project you want, and delete the others from your list without a farewell.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "With your background, skip beginner courses and go for the official guide plus a lab. You'd lose hours on what a variable is.",
          'Look for courses built around labs or casework, and ask your employer to pay. By now you learn from problems, not from lessons.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't take it for the certificate. As proof it's thin; as a habit and a sequence of topics it's fine.",
          "Bundles are priced so that you feel rich in knowledge you'll never open. Buy one thing at a time.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Start it today, and stop the first session only when you've solved one exercise without looking.",
          "Give it three evenings. If you haven't built anything by then, take another.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Do you learn better by watching, by reading, or by being given a task?',
          "What do you want to be able to do when it's over?",
        ],
      },
    ],
    actions: [
      'Is there a free one?',
      'Bootcamp or self-study?',
      'How long does it take to learn?',
      'Is a certification worth it?',
    ],
    opens: ['learning-path'],
  },
  {
    id: 'plan.bootcamp',
    asking: 'whether to choose a bootcamp or self-study',
    needs: [],
    examples: [
      'bootcamp or self-study',
      'is a coding bootcamp worth it',
      'should I join a bootcamp for 9000 euros',
      'self-taught vs bootcamp, what do employers prefer',
      'are bootcamps dead in this market',
      'thinking about a data science bootcamp, opinions?',
      'can I make it without a bootcamp',
      'do hiring managers respect bootcamp grads',
      'how do I choose a bootcamp',
      'which questions should I ask a coding school before signing',
      'the bootcamp says 95% get jobs, can I believe it',
      'Is a part time bootcamp next to work manageable',
      'cybersecurity bootcamp, scam or real',
      'teach myself or pay for structure',
      'bootcamp vs college degree vs learning alone',
      'I learn badly on my own, would an intensive course help',
      '12 week web development bootcamp, will I be hireable',
      'my friend did ironhack and got no job',
      'is it better to do a bootcamp or an apprenticeship',
      'do i get enough from a bootcamp to become backend developer',
      'paid bootcamp or free material with discipline?',
      'job guarantee bootcamp with money back, catch?',
      'bootcamp in person or online',
      'is 3 months of bootcamp equal to a year by myself',
      'considring a devops bootcamp, yes or no',
      'what do you think about coding schools in general',
      'le wagon or learn with freecodecamp',
      'a school here promises a full stack developer in 16 weeks for 8k',
      'learning alone or paying for a cohort?',
      'has anyone ever become a data engineer through a bootcamp',
      'the admissions guy of the coding school calls me every day',
      'I need pressure to learn, would a bootcamp be it',
      'what do you say about general assembly and the like',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Self-study first for six weeks, on free material. If you like the work and lack only structure, a good bootcamp can be worth its price; if you can't keep at it for six weeks, it probably won't be.",
          'What a bootcamp sells is structure, not a job. If you can give yourself a sequence, a deadline and someone to ask, you can save the money.',
          "For most people with a job and some discipline, I'd say self-study with some company; a bootcamp makes more sense for those who can clear full days and need the push.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Check any curriculum against {topSkills}, because {targetRole} postings name those most.',
          "Before you sign anything, see whether it really teaches {topSkills}; that's what {targetRole} postings ask for.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your own path comes to {pathDuration} at {hoursPerWeek} hours a week, and hardly any of it has to cost anything.',
          'Compare any offer with this: {pathDuration} on your own at {hoursPerWeek} hours a week.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Here's something for the margin of any brochure: {entryNote}.",
          "Check the school's promises against this: {entryNote}.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Employers have seen many graduates with the same three projects. What makes one stand out is what they did beyond the course.',
          "The speed is real and so is the leak. Twelve weeks at full load means you've seen everything and can use only part of it.",
          "A bootcamp's value is its people: classmates who keep you going and teachers who know who's hiring. If it's recorded videos and a chat, you're buying very expensive videos.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Ask three of last year's graduates, chosen by you and not by the school, how long the search took and what they do now. Find them on LinkedIn.",
          'Before signing, ask for the outcome of one whole class: how many started, how many finished, and what counted as "placed." If the answer is a percentage without a number of people, walk away.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Look at who teaches, how many students there are per teacher, and whether somebody reviews your code line by line. That review is what you can't get for free.",
          "Sit in on one session before you pay. If they don't allow it, you've got your answer.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Make your own bootcamp from parts: the path as the sequence, two fixed evenings and a Saturday, a study partner, and now and then a paid hour of review by a professional.',
          "If learning alone doesn't work for you, try a group first: a meetup, an online study circle, an evening class at the community college. It's a cheap way to find out.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Given a choice between a bootcamp and a paid way in, such as an apprenticeship, a trainee program or a support job, take the paid one. Employers trust work more than classes.',
          "If you do go, choose one that lets you build your project around your old field. Otherwise you'll leave with the same to-do app as everyone else.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'If you already work in IT, a general bootcamp is usually the wrong size. Take one narrow course and a real task at work instead.',
          "With a job in IT behind you, it rarely pays. You'd spend half of it on things you know; put the money into an exam or a conference in the new area, if anywhere.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'Read the fine print of job guarantees: they usually demand a number of applications per week, accepting any job in any town, and proof of it all. Have somebody independent look at the contract.',
          "A loan for a bootcamp turns the search into a race. I'd be very careful with it.",
          'When they press you with a price that ends on Friday, let Friday go by.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Do two weeks of self-study as seriously as a bootcamp, every planned session kept. Afterward you'll have a better idea of what you need.",
          "Write down what you'd expect to get from it that you don't have now. If it's structure or company, try getting those free first.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'What would you need it for most: structure, pressure, people, or the name?',
          'Could you take full days for it, or would it have to fit into evenings?',
        ],
      },
    ],
    actions: ['Show me free courses', 'How do I afford the change?', 'Do I need a degree?', 'Make me a plan'],
    opens: ['learning-path', 'career-path'],
  },
]

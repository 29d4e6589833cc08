import type { MentorKind } from '../mentor-kind.ts'

export const workPeopleKinds: readonly MentorKind[] = [
  {
    id: 'work.manager',
    asking: 'how to deal with a conflict with your manager',
    needs: [],
    examples: [
      'my manager is terrible',
      "I don't get along with my boss",
      'my boss takes credit for my work',
      'micromanager, how do I handle it',
      'manager never gives me feedback',
      'my boss criticizes me in front of everyone',
      'How do I talk to my manager about a problem between us',
      'team lead ignores my ideas',
      'boss contacts me at night and weekends',
      "my manager doesn't understand technology and makes wrong decisions",
      'conflict with my supervisor, should I go to HR',
      'my manager plays favorites',
      'he promised me things and never delivers',
      'how to manage up',
      'my new manager seems not to like me',
      "boss says I'm too slow but won't say what he wants",
      'my lead rewrites all my code without telling me why',
      "I disagree with my boss's decision, what now",
      'she cancels every 1:1',
      'my chief shouts at me',
      'how to deal with a weak manager who avoids conflicts',
      "what should I do when manager doesn't support my career change",
      "manager gave me a bad review and i think it's unfair",
      'boss changes prioritys every day',
      'my superviser checks my every click',
      'I got put on a performance improvement plan',
      'my manager lied to me about the raise',
      'problem with my manager',
      'bad boss',
      'conflict with my boss',
      'my boss is a micromanager',
      "my boss doesn't listen",
      'trouble with my supervisor',
      "my manager doesn't support me",
      'I hate my boss',
      'how to deal with a difficult manager',
      'my boss is unfair to me',
      "manager doesn't appreciate my work",
      'how do I handle my boss',
      'boss yells at me',
      'my manager ignores me',
      "I can't work with my manager",
      "my lead doesn't trust me",
      'boss never has time for me',
      'disagreement with my manager',
      "Manager don't respect me",
      'my boss blocks my development',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Get specific before you speak: one behavior, one recent case, one thing you\'d like instead. "You micromanage" starts a fight; "could I report on Fridays instead of every day?" starts an experiment.',
          "First work out what they're afraid of: looking uninformed, missing a date, their own boss. A lot of bad management is fear, and you can feed it information before it bites you.",
          'Ask for half an hour and begin with a question: "What would you need from me to feel sure about this project?" That\'s often when you hear what it\'s really about.',
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Being at odds with the person who decides about your days is exhausting. Let's sort out what you can change and what you can't.",
          "That's a miserable thing to deal with, and it follows you home. You don't have to solve the whole person, just the next two weeks.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "If you're on your way out into IT anyway, the aim is peace and a decent reference, not victory. Choose the one thing that would make the remaining months bearable.",
          "Don't let a bad boss hurry you into a bad first job. Keep it civil, keep it in writing, and let your plan be the exit.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At your level, managing your manager is part of the job: fewer surprises, options instead of problems, and things written down after you talk.',
          'Make a deal about how you two work: what you decide alone, what you tell them, what you ask about. A lot of friction comes from never having drawn those lines.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "You have {yearsWorked} of work behind you, and presumably more than one manager. What was different with the one you liked? That's your request.",
          'Changing teams at {currentEmployer} may be cheaper than changing companies. Ask quietly who has openings before you decide.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "Managers judge by what they see, and that's a small slice of what you do. Much of what feels like distrust is simply a lack of news.",
          "A manager who's new or under pressure controls what can be controlled, and that's you. It often eases when results arrive regularly without being asked for.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'With a micromanager, report before they ask: short, same day every week, with done, next and stuck. After a month, ask for more room.',
          'When they take credit, put your name where the work is: the demo, the written note, the ticket. Then say it once in private: "I\'d like to present that part myself next time."',
        ],
      },
      {
        place: 'advice',
        texts: [
          'When you disagree, say it once, with a reason and an alternative, then either commit or ask what would change their mind. Fighting the same point three times costs you the next ten.',
          "After a talk with promises, send two lines: \"As I understood it, we'll do this by then.\" It's polite, and it's hard to argue with later.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'After a harsh review, wait a day, then ask for two examples and for what good would look like by a certain date. Vague criticism has to become a list before you can act on it.',
          "If you're on an improvement plan, work on two tracks: meet each written point with evidence, and start looking. Some are meant well, some aren't, and you can't always tell.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If it crosses into shouting, threats or harassment, write down dates, words and witnesses, and take it to HR or someone above. An employment lawyer can tell you what your options are.',
          "Find a second sponsor: another lead, a product manager, anyone senior who sees your work. A bad manager hurts most when they're your only window to the company.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'HR works for the company. Go there with facts and an idea of what you want, rather than for comfort.',
          "Don't complain around the office. It tends to come back with your name on it and without your reasons.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Write the one sentence you'd want to say, with one example and one request, and leave it overnight. Tomorrow, cut everything that judges.",
          'Send a short status update today, before anyone asks for it. See what that does by Friday.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What happened most recently, in as much detail as you can give?',
          'Is it how they treat you, or how they decide? Those are different problems.',
        ],
      },
    ],
    actions: [
      'How do I quit properly?',
      'My workplace is toxic',
      'How do I ask for a raise?',
      'Can I move inside my company?',
    ],
    opens: ['career-path'],
  },
  {
    id: 'work.colleague',
    asking: 'how to deal with a difficult colleague',
    needs: [],
    examples: [
      'I have a problem with a coworker',
      'my colleague is lazy and I do his work',
      'teammate rejects every pull request of mine',
      'coworker steals my ideas in meetings',
      "how do I work with someone I can't stand",
      'a senior developer makes fun of my questions',
      'colleague talks over me all the time',
      "two people in my team are fighting and I'm in between",
      'coworker gossips about me',
      'my teammate never answers messages and I depend on him',
      'code reviews from one guy are brutal',
      'The know-it-all in our team',
      'how to tell a coworker that he smells/ is too loud lol',
      'a colleague blames me for her mistakes',
      'co-worker refuses to share knowledge',
      'the other junior competes with me for everything',
      'I had an argument with a collegue, how to fix it',
      "someone in my team doesn't like me",
      'passive agressive comments on my tickets',
      'should I report my coworker to the boss',
      'my coworker pushes broken code and i clean up after him',
      'How to deal with a difficult person at work',
      "what can I do if colleague doesn't respect me",
      'old-timer blocks every change I suggest',
      'my desk neighbour wont stop chatting',
      'we have a teammate who does nothing and manager doesnt see it',
      "I apologised to my coworker but it's still weird",
      'problem with a colleague',
      'difficult coworker',
      'conflict with a coworker',
      'my coworker is annoying',
      'how to handle a lazy colleague',
      'a colleague is rude to me',
      'trouble with a teammate',
      "my teammate doesn't do his work",
      'coworker takes credit',
      'arguments with a colleague',
      'how do I deal with annoying people in my team',
      'a coworker undermines me',
      'bad relationship with a colleague',
      'my colleague ignores me',
      'coworker is always criticizing my code',
      'Colleague is unfriendly with me',
      'fight with a teammate',
      'someone on the team is making my life hard',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Talk to the person first, alone, about one recent thing, within a few days: what happened, what it did to your work, what you'd like next time. A lot of trouble ends right there.",
          'For one conversation, assume they don\'t know. Ask, "How did you see that yesterday?" and then be quiet; the answer may change what you do next.',
          "Treat it as a problem with a piece of work, not with a character. You can't change the person, but you can agree on who does what by when.",
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "It's tiring to start the day bracing for one person. You don't need them to like you; you need an arrangement that works.",
          'That gets under the skin, especially when nobody else seems to notice. One calm, private talk is still the best first move.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'As the newcomer, you don\'t have to swallow it, but choose your battles. You can answer a snide remark with a plain question: "What would you have me do differently?"',
          "If seniors mock your questions, ask in writing and include what you've tried. It takes the fun out of mocking, and everyone else sees who's being reasonable.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At your level others watch how you handle this. Fix it directly and without an audience, and it reflects well on you whatever the outcome.',
          "Long-serving people who block change usually know an old failure you don't. Ask for that story before you propose again; it can turn them into allies.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "In {yearsWorked} of work you've probably dealt with someone difficult before. What finally helped then: distance, a talk, or a clear split of work?",
          'Look at it from a distance: colleagues come and go faster than skills. What you build with {skillsHeld} stays with you.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Many clashes are about unclear edges: two people think the same thing is theirs, or neither does. It looks personal because nobody wrote it down.',
          "Text makes everyone sound colder. A review comment typed in ten seconds can ruin somebody's evening without being meant that way.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If they talk over you: "I\'d like to finish the thought." Keep it friendly and use the same words each time. By the third time, others may say it for you.',
          'If they take your ideas, speak up earlier and in writing: post the idea in the channel before the meeting. Then "building on what I posted" does the rest.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "With brutal reviews, propose a rule for everyone: what blocks, what's a suggestion, what's taste. Then ask the person for ten minutes together on one change; it's hard to be brutal side by side.",
          "If somebody doesn't deliver, make it visible without accusing: the task, the date, waiting since. Task boards are good for that, because they have no tone of voice.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Stop cleaning up in secret. As long as you do, nobody but you has a problem.',
          "Go to the manager after one direct try, or right away if it's harassment. Bring the effect on the work and a request, not a portrait of the person.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'After an argument, go first: "I didn\'t like how I said that. The point still matters to me. Can we try again?" It takes a minute and can mend a lot.',
          "With people you can't stand, aim for correct and brief. A good working relationship needs reliability; warmth is optional.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't collect allies before you've talked to the person. Once a grievance has a fan club, it stops being a problem you can solve and becomes a faction.",
          "If it's insults, touching, or about who you are, it's not just friction between colleagues anymore. Write it down and take it to HR or a trusted lead.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Ask the person for ten minutes this week, somewhere neutral, on one topic. Write your first sentence ahead of time.',
          "For three days, just note when it happens and what came before. You'll see either a pattern or that it's smaller than it feels.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'What did they do most recently, and what did you do next?',
          'What would be good enough: peace, an apology, or a clean split of the work?',
        ],
      },
    ],
    actions: [
      'I have a problem with my manager',
      'How do I give hard feedback?',
      'My workplace is toxic',
      'How do I speak up as an introvert?',
    ],
    opens: ['career-mentor'],
  },
  {
    id: 'work.toxic',
    asking: 'what to do about a toxic workplace',
    needs: [],
    examples: [
      'my workplace is toxic',
      'how do I know if my company is toxic',
      'everyone shouts at each other here',
      'blame culture, every bug is a trial',
      'should I leave a toxic job without a new one',
      'people are afraid to speak in my team',
      'bullying at work in IT department',
      'sexist jokes all day in my team, what do i do',
      'the culture here is rotten',
      'toxic startup, 70 hours and guilt trips',
      'my job makes me sick but I need the money',
      'is it normal that managers humiliate people in meetings',
      'high turnover, everyone quits, should I as well',
      'how to survive a toxic job until I find something new',
      'i get excluded from meetings and chats on purpose',
      'my company spies on us with screenshots',
      'mobbing from my whole department',
      'hostile work environment what are my options',
      'they punish people who take sick days',
      'HR protects the bullies',
      'Do all tech companies have such a bad atmosphere',
      'toxik team, nobody helps nobody',
      'in my job is very bad climate and everybody hate each other',
      'explaining in interviews that I left because of a toxic place',
      "we're told we're a family and then they fire people by email",
      "i've been harassed by a coworker",
      'toxic workplace',
      'toxic job',
      'bad work environment',
      'bullying at work',
      'the atmosphere at work is terrible',
      'my company is toxic',
      "I'm being bullied at work",
      'toxic culture',
      'everyone at work is mean',
      'should I leave a toxic company',
      'harassment at work',
      'unhealthy workplace',
      'people get humiliated at my job',
      'discrimination and insults in the office every day',
      'how do I get out of a toxic workplace',
      'Very toxic atmosphere in my office',
      'my team is poisonous',
      'the workplace is full of fear',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "First decide whether it can be changed from where you stand. If the behavior comes from the top, plan your exit; you can't fix a culture from the third row.",
          "Protect yourself on three tracks at once: write things down, keep up with people outside the company, and start looking while you're still being paid.",
          "A toxic place is one where the bad behavior is known and stays. If it's known, named and still rewarded, you have your answer.",
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "I'm sorry. Being worn down day after day makes even strong people doubt themselves, and that doubt is a symptom of the place, not the truth about you.",
          "That's not normal, and you're not oversensitive. A place like that can change what you think you deserve, so let's look at what you can do about it.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "Let it be a reason to move, but don't let it set the speed. A first IT job taken just to escape may be the next bad place.",
          "While you're building the way into IT, treat your current job as what pays the rent: do it decently, leave on time, and save your best hours for what comes next.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "With your experience, you have more options than the place would like you to remember. Take two calls with recruiters this month, just to hear what you're worth outside.",
          "As a senior you can shield a few people for a while. Don't mistake that for changing the company, and don't stay for it longer than your health allows.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "You're not starting from nothing: other employers ask for {skillsHeld} too, whatever they tell you where you are.",
          'The next step out is already on your path: {nextMilestone}. Put a date on it; a date makes a place like that easier to bear.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'The danger is that you get used to it. After a year of shouting, an ordinary workplace can feel suspicious.',
          "Bad places live on people thinking they couldn't get anything else. That's often untrue, and looking for proof is part of the cure.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Keep a dated log outside company systems: what was said, by whom, who heard it, what it led to. You may never need it, and it keeps you from doubting your own memory.',
          'Make yourself a smaller target: share less, put everything important in writing, skip the heroics. Leave on time as a rule, with no announcement.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'With harassment or bullying, report it in writing to HR or whoever your company designates for it, and ask an employment lawyer about your options before you sign anything.',
          'Find out what you can draw on: a union, an employee hotline, a legal aid office, your state labor agency. An hour of outside advice can save months of guessing inside.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Before you quit without a new job, work out how many months you could live on. With a few months saved and your health at stake, leaving first can be reasonable.',
          'In interviews, keep it to one sentence: "I learned what I could there, and I want a place where problems get discussed openly." Then talk about the new job.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Check the next place for the same disease: ask two people how the last outage was handled, and when somebody last told the boss no.',
          "Stay in touch with the people who left. They're references, they're contacts, and they remind you there's an outside.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "If you're in danger, call your local emergency number; your safety comes before everything else. And if it's wearing on your health, see a doctor or a counselor now, not after the next job.",
          "Don't try to expose everyone on your way out. It feels fair, and it can cost you the peace you were leaving for.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, write down the three worst things of the last month, with dates. Then message one person outside who might know of an opening.',
          "Set yourself an exit date, even a distant one, and tell one friend. Things often get lighter the day it's decided.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Does it come from one person, from your team, or from the top?',
          'How long could you live without the job, if you had to?',
        ],
      },
    ],
    actions: [
      'How do I quit properly?',
      'I have a problem with my manager',
      'Where should I look for jobs?',
      "I think I'm burned out",
    ],
    opens: ['career-path', 'learning-path'],
  },
]

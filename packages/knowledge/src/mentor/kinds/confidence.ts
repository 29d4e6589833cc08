import type { MentorKind } from '../mentor-kind.ts'

export const confidenceKinds: readonly MentorKind[] = [
  {
    id: 'confidence.impostor',
    asking: 'how to deal with feeling like an impostor',
    needs: [],
    examples: [
      'I feel like an impostor',
      'imposter syndrome is eating me up',
      'everyone will find out I know nothing',
      "I don't deserve this job",
      'they hired me by mistake',
      'how to get rid of impostor syndrome',
      'feel like a fraud at work',
      'i just google everything, am I even a developer',
      "I got lucky, I'm not actually good",
      'people think I know more than I do',
      'I have a senior title and feel like a beginner',
      "what if they realise i'm not as smart as they think",
      "I can't call myself a programmer",
      'Is it normal to feel stupid in IT after years',
      'everybody in the room is smarter than me',
      "I'm faking it and it will blow up",
      'do I really belong in tech',
      "compliments make me feel guilty because they're wrong about me",
      "not a real engineer because I'm self taught",
      'I feel I am not enough good for my position',
      'my degree is in music, sitting among CS people I feel like a fraud',
      'impostor sindrome as a career changer',
      "even after good reviews I think they're wrong",
      'how do i start believing in my skills',
      'always waiting to be exposed',
      'afraid that I only look competent',
      'I use stack overflow and AI for everything, does it make me fake',
      'impostor syndrome',
      'imposter',
      "I'm a fraud",
      "I don't feel good enough",
      "I feel like I don't belong",
      "I don't belong in tech",
      'I doubt my skills',
      'I feel incompetent',
      "I'm not good enough for this job",
      "they will notice I'm not good",
      'self doubt',
      "I don't believe in myself",
      'I feel fake',
      'not confident in my abilities',
      "everyone thinks I'm better than I am",
      "I'm afraid they find out I know nothing",
      'how to overcome imposter syndrome',
      'Feel myself not competent',
      'low confidence at work',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "It's a lonely feeling, sitting there waiting to be found out. Plenty of people in the room have it, including ones you look up to, and nobody says so in meetings.",
          "That knot in the stomach is real. It's loudest in people who take the work seriously, and it lies about the facts.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Argue with evidence rather than feelings: write down ten things you've done that somebody with no ability couldn't have. Read it before the next meeting.",
          "You know all your own doubts, and of other people you only know the finished sentences. It's an unfair comparison, and it produces exactly this feeling.",
          'Googling is the job. The skill is knowing what to ask, which answer is wrong for your case, and when to stop, and you do all that daily.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "You're new, so of course you know less. That isn't fraud, it's a beginning: a fraud claims to know, and you ask.",
          "Coming from elsewhere, you lack the vocabulary, and it feels like lacking everything. The words come with time, while the judgment you've brought along takes others years.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "With more experience you see more of what you don't know, which is why it can get worse with seniority. It's a sign of depth, though it doesn't feel like one.",
          "At your level, nobody's paid to know everything. You're paid to say \"I don't know yet, but I will by Thursday,\" and to be right about Thursday.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "The facts, as far as I have them: {skillsHeld}, which a {role} role asks for. It's a list, not an opinion.",
          "Exercises you've passed here so far: {exercisesPassed}. Nobody did that for you, and a feeling can't undo it.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'A true line about you: {resumeStrongLine}. Nobody without ability gets to write that truthfully.',
          "Nobody fools a whole trade for {yearsWorked}. The simpler explanation is that you're decent at it.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You do have a gap, and it has a name: {gap1}. A named gap is a task; only a nameless one is a fear.',
          "Practice questions you've answered here: {practiceCount}. Somebody who was only pretending would have stayed away from being tested.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "The people who hired you looked at others and took you. They had a budget to lose, and they weren't being kind.",
          'Learning fast keeps you at the edge of what you know, and at the edge it always feels as if you know nothing. People who never feel that have stopped moving.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Keep a file with dated proof: a solved problem, a thank-you, a thing that still runs. The feeling has a poor memory, so lend it yours.',
          "Ask your lead for one thing you do well and one to improve, with an example each. It's nearly always kinder and smaller than what you've imagined.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Say the doubt aloud to one colleague you trust. The usual answer is "You too?" and it loses half its weight.',
          "Teach something small to somebody newer. Little else shows you so quickly how far you've come.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Ask the simple question in the meeting, once a week. Watch how many nod because they didn't know either.",
          'When praised, say "thank you" and stop. No explaining it away; practice that like a pull-up.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't overwork to cover it. It confirms the idea that you'd be found out at a normal pace, and it burns you out.",
          "If the worry robs you of sleep or you avoid things because of it, a few talks with a therapist can do a lot. It's familiar ground to them.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Write ten proofs tonight, and for each one what you did yourself. If you stall at six, ask a colleague for the other four.',
          "Choose the one thing you're most afraid to be asked about and learn it for an hour. Fear of a topic is cheaper to fix than fear of people.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'What would they find out, in one concrete sentence?',
          'When did it last get loud, and what had just happened?',
        ],
      },
    ],
    actions: [
      'Others are so much faster than me',
      'How do I speak up as an introvert?',
      'Which skills do I have already?',
      'How am I doing?',
    ],
    opens: ['dashboard', 'career-analytics'],
  },
  {
    id: 'confidence.compare',
    asking: 'what to do when others seem faster or better',
    needs: [],
    examples: [
      'everyone else is faster than me',
      'others learn this so much quicker',
      "my friend got a job in 4 months and I'm nowhere",
      'I compare myself to other people all the time',
      "22 year olds on youtube earn 200k and I'm struggling with loops",
      "in my class I'm the slowest",
      'how do I stop comparing myself with others',
      'my bootcamp mates all have jobs by now',
      'coworker who started after me is already ahead',
      'LinkedIn makes me feel like a failure',
      "people on reddit learn python in 3 weeks, why can't I",
      'am I too slow',
      'it takes me twice as long as everybody',
      'my brother is a software engineer and I feel dumb next to him',
      'i see teens building apps, what chance do i have',
      "everyone's portfolio looks better than mine",
      "Why others understand it immediately and I don't",
      'the new junior is better than me after 3 years',
      "seeing others' success makes me jealous",
      "I'm behind everyone my age in my career",
      'all my former classmates are senior already',
      'others in my study group are so much quiker',
      'I feel slow in comparison with colleagues',
      'is it normal to need this long for the basics',
      'someone in the discord did the whole course in one weekend',
      "my partner switched to tech easily and I'm failing at it",
      'comparing myself',
      'others are better than me',
      'everyone is better than me',
      'everyone is ahead of me',
      "I'm slower than others",
      'I learn too slowly',
      'others learn faster',
      "I'm behind others",
      'why is everyone so much better',
      'my friends are further in their careers',
      'I feel slow',
      'my classmates are faster',
      'other people make it look easy',
      'everyone else already has a job',
      'stop comparing with others',
      'Others are better and faster',
      "I'm the worst in my course",
      'people younger than me are way ahead',
      "jealous of others' success",
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "That stings, watching someone pass you with apparent ease. You're looking at their finish line from the middle of your own course.",
          "It's hard to be glad for others while you feel left behind. Both can be true at once, and neither says where you'll end up.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Compare yourself with yourself three months ago, on paper: what could you not do then? It's the only comparison where both sides had your life.",
          'You see their results, not their head start: the earlier degree, the free days, the parent in IT, the attempt before this one. Ask one of them about it sometime.',
          'Early speed says little about where people end up. In two years no one asks how long your first chapter took, only whether you can do it.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "You're learning alongside a life that already exists. Someone with eight free hours a day runs a different race on the same road.",
          "They may be quicker at syntax. You'll be quicker in the meeting with the customer, and that gets paid too.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "Careers run at different speeds at different times. Whoever's ahead at thirty often isn't at forty, and a title says little about who can do the work.",
          'If a newer colleague is better at one thing, learn it from them. At your level the ability to do that without pride is an edge in itself.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "With the hours you have ({hoursPerWeek} a week) and your limit ({limit}), your pace is the one that's possible. Whoever's faster has different weeks.",
          "Your weekly hours ({hoursPerWeek}) make your path {pathDuration} long. That's arithmetic, not talent.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "Here's what's already there: {skillsHeld}. There was a day when none of that was on your list.",
          "Your own number of passed exercises is {exercisesPassed} by now. Other people's numbers don't change it.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You bring something the quick ones may not have: {transferable}. Nobody picks that up in a weekend.',
          "You have {skillsHeldCount} skills that a {role} role asks for. That's a place on the map, and no one else's place moves it.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Online you see a selection: the people it went fast for write about it. The many who took two years were busy.',
          "People who grasp things instantly have often met them before under another name. You're building the drawer first, and that only takes longer once.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Ask someone quick how they actually do it, rather than admiring it. Often there's one trick you can borrow, and one year of head start they forgot to mention.",
          "For a month, mute whoever makes you feel small, and follow two people who show their mistakes. It's hygiene, not cowardice.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Dig out an old exercise or some old code of yours and redo it. The difference is your proof, and it's usually larger than you'd think.",
          "If you're slow because you want to understand it, good. If you're slow because you read without doing, change that: type first, read afterward.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Measure by finished things and not by hours or chapters. Somebody who raced through a course in a weekend has often finished nothing.',
          "Turn envy into a question: what do they have that I want? If it's the job, look at their last three steps, and take one of them.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Sometimes the comparison is right: if after honest months something still won't stick, the method may be wrong, or the role. It's worth a look, without drama.",
          "Strangers' salaries on the internet are fiction until proven otherwise. Don't steer by them.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Write three lines tonight: what I couldn't do half a year ago, what I can do now, what's next. Put the date on it.",
          'Do this today without looking at how anybody else does it: {nextStep}.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Who are you comparing yourself with, and what do you know about how they got there?',
          'What exactly do they do faster: understanding, building, or getting hired?',
        ],
      },
    ],
    actions: [
      'How am I doing?',
      'I feel like an impostor',
      'How long will it take me?',
      'I have no motivation anymore',
    ],
    opens: ['dashboard', 'learning-path'],
  },
  {
    id: 'confidence.rejection',
    asking: 'how to cope with rejections',
    needs: [],
    examples: [
      'rejections really hurt me',
      'another rejection today',
      'I got rejected again and I could cry',
      'how do you deal with constant rejection',
      "30 rejections, I can't take it anymore emotionally",
      'every no makes me feel worthless',
      'rejected by my dream company',
      'how to not take job rejections personally',
      "the no came this morning and I'm crushed",
      'I was so close and they picked someone else',
      "I don't dare to apply anymore after all those rejections",
      'it hurts to be told no over and over',
      'got turned down for the internal position I wanted',
      'how many rejections are normal before it works',
      'they wrote "we found a stronger candidate", that hit me hard',
      "I'm afraid of the next no",
      'how do people stay positive with so many refusals',
      'am i not good enough? all say no',
      'Rejection email while I was at dinner with friends, evening ruined',
      'each refusal takes me days to recover',
      'I am very sad because they rejected me',
      'being rejected at 50 feels humiliating',
      "rejection after rejecton, what's wrong with me",
      "I had told everyone about that job and now it's a no",
      'scared of opening my emails because of rejections',
      'handle disapointment after an application',
      'how can I become thick skinned in the job search',
      'rejections',
      'I got rejected',
      'rejected again',
      'how do I handle rejection',
      'another no',
      'coping with rejection',
      'rejections make me sad',
      'tired of rejections',
      'rejection hurts',
      'they rejected me',
      'I got another rejection',
      'all these rejections are depressing',
      'how to deal with job rejections',
      'I take rejections personally',
      'got a no today',
      'demoralised by rejections',
      'They refused me again',
      "I'm hurt by the rejection",
      "sad because I didn't get the job",
      "didn't get the job I wanted so much",
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "I'm sorry. You'd already pictured yourself there, and now the picture has to come down again; of course it hurts.",
          "That's a real loss, even if nobody treats it like one. Let today be about getting through it. The lessons can wait.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'A no is about a fit on one day, between one page and one pile. It feels like a verdict on you because you put yourself into it.',
          "Give each rejection a fixed ritual: feel it for an evening, write one line on what you'd do differently, send one new application, close the file.",
          'Coming in a close second means you were good enough for the job and one person was nearer. Ask to be kept in mind, because first choices do drop out.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "Career changers collect more rejections than others, since their page needs a second look and few take one. It's a toll on the road, not proof that the road is wrong.",
          "You need one yes from someone with imagination. All the noes from people without it don't count against that one.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'After years of being wanted for what you do, being refused cuts deeper. It may well be the market that changed, and not you.',
          'At your level there are few seats and many good people for each. A no there often means "not this shape," seldom "not good enough."',
        ],
      },
      {
        place: 'fact',
        texts: [
          "What hasn't changed since this morning: {skillsHeld}, and {yearsWorked} of work. A rejection takes none of it out of your hands.",
          'You have {skillsHeldCount} skills that a {role} role asks for. The count is the same before and after their email.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Demand for {role} jobs is {demand} at the moment. Even in a good market, most applications for a seat end in a no, and that's arithmetic.",
          "If you're looking for a cause, look here first: {resumeWeakest}. It's on the page, not in you, and it can be fixed.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Being turned down registers a lot like pain, which is why it lingers. It fades faster if you move than if you reread the email.',
          "For one seat there's a whole pile, and several people in it would have done well. All but one of them are reading the same email as you.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Keep several things running at once, always. One application is a hope, five are a process, and a no in a process weighs far less.',
          "Don't tell everyone about an application before it's decided. Having to take it back in public doubles it.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Move rejections out of your evening: a separate email folder, opened once a day, before lunch, never in bed. It sounds trivial, and it can give you your nights back.',
          'Count tries rather than results: this week three good applications and one message. That much is in your hands, whatever they answer.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Reply with two lines of thanks and a wish to stay in touch. It gives you the last word, and now and then it brings the next chance.',
          "Look at which stage the rejections come from. Early ones are about the page; late ones mean you're close, and close is a long way from not good enough.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Talk to somebody who's searching too. Shared rejections turn into stories surprisingly fast.",
          'For an internal no, ask within the week: "What would have made me the choice, and would you tell me about the next opening?" It\'s a fair thing to ask.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'If you no longer dare to open your email, or it drags down everything else, take a week off from searching and talk to someone. That calls for care, not for more discipline.',
          'Don\'t read meaning into standard sentences. "A stronger candidate" comes from a template and can mean anybody.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Today, nothing more than a walk and a person. Tomorrow, one fresh application, a small one, so this isn't the last thing that happened.",
          'Write one line on what you\'d do differently. If there isn\'t anything, write "nothing," and close it.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "Which rejection is it that won't let go of you?",
          'What did you hope that job would change for you? There may be another way to it.',
        ],
      },
    ],
    actions: [
      'I bombed my interview',
      'I apply and get no replies',
      'I want to give up',
      'How do I network without feeling fake?',
    ],
    opens: ['career-mentor', 'dashboard'],
  },
  {
    id: 'confidence.shy',
    asking: 'how to speak up as a quiet or shy person',
    needs: [],
    examples: [
      "I'm an introvert, how do I speak up at work",
      'I never say anything in meetings',
      'too shy for IT?',
      "how to be more assertive when you're the quiet type",
      "I'm afraid of asking questions in front of others",
      'my boss says I need to be more vocal',
      'i hate presentations',
      'how do quiet people have a career',
      'scared of speaking in front of the team',
      'I freeze when I have to present my work',
      "People talk over me because I'm quiet",
      'can introverts succeed as business analysts',
      'social anxiety at work',
      'I blush when someone addresses me in a meeting',
      'how do I sell myself if I hate bragging',
      'which IT jobs are good for introverts',
      "I don't dare to ask my seniors for help",
      'small talk with colleagues is torture',
      'I have good ideas but someone else says them first',
      'stand up meeting makes me nervous every morning',
      'phone calls scare me',
      'How to overcome shyness on job',
      "i am timid person and it's hard to me to talk with people",
      "told I'm too quiet in my review",
      'present a demo to 40 people next week, I want to hide',
      'speaking up as the only junior in the room',
      "how to say no when you're a people pleaser",
      'i rehearse a sentence in my head until the topic is over',
      "I'm shy",
      "I'm too shy",
      'introvert',
      "I'm an introvert",
      "I'm too quiet",
      "I don't speak up",
      'speaking in meetings scares me',
      'afraid to talk in meetings',
      'public speaking fear',
      'fear of presentations',
      'how to speak up',
      "I'm afraid to ask questions",
      "I'm quiet in meetings",
      'shy at work',
      'as an introvert, how do I succeed',
      "I don't like talking to people",
      'nobody hears me in meetings',
      'too shy to ask for help',
      "I'm shy person how to communicate at work",
      'being more confident when I speak',
      'I hate talking in front of people',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "It's exhausting to have the sentence ready and not get it out. It isn't a flaw in you, and it can be made easier without becoming somebody else.",
          'Being told to "just speak up" helps no one who\'s quiet. Let\'s use the ways that suit you, and there are several.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'Speak early and short: one sentence in the first five minutes. After that the silence stops growing, and anything later is easier.',
          'Use writing as your voice: send the idea before the meeting, comment in the document, follow up afterward. In IT, whoever writes clearly gets heard.',
          "Prepare one contribution per meeting (a question is enough) and tell one ally you'll make it. Prepared quiet people often beat spontaneous loud ones.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "IT has plenty of quiet people, and it's used to reading rather than listening. What it does need is for you to say when you're stuck, and that works in writing too.",
          'As a newcomer you have a license to ask. "I\'m new, so let me ask the simple thing" is a sentence a shy person can hide behind quite well.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At your level, being quiet gets mistaken for having no opinion. Two clear sentences in each important meeting usually change that.',
          "With your experience you don't have to talk more, only at the points that count: the risk nobody's named, and the decision at the end.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'If you wonder which work suits you: a {role} job has its quiet hours and its meetings, and a {nearRole} job may mix them differently. Ask someone doing it to show you their calendar.',
          "You have something to say about {skillsHeld}. Begin where you're sure; your voice is steadier there.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "If it's the self-praise you hate, let a fact do it: {resumeStrongLine}. A fact isn't bragging.",
          'You can practice speaking here without a soul listening. Answers so far: {practiceCount}, and any that you say aloud counts double.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'People take silence for agreement or for absence. Neither is fair, and you can correct it with very little, as long as you do it regularly.',
          "The fear feeds on avoiding. Each time you say something small and nothing terrible happens, it shrinks a bit; there's no shortcut, but the steps can be tiny.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Ask the person who runs the meeting to call on you for your topic. Most are glad to, and you know when it's coming.",
          'When you get talked over, say "I wasn\'t quite finished" in a friendly tone, and go on. Or have an ally say, "I\'d like to hear the rest of that."',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For a demo: write out the first two and the last two sentences, rehearse it standing three times, begin with the result. Nerves hardly show once you know the beginning by heart.',
          "Ask for help in writing, with what you tried and a concrete question. It's the form most senior people prefer anyway.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "For phone calls jot down three lines: who I am, what I want, what I'll say if they refuse. Make the easiest call first, and stand up while doing it.",
          'For small talk, one question a day to one person: what are you working on, how was that? Listening to the answer is the better half of it.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Build steps over six weeks: a comment in chat, a question in a small group, a sentence in the daily standup, a short demo for three people, one for ten.',
          "Once a week, share in writing what you've done. It's how quiet people become visible without having to shine in a room.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "To say no, use a sentence that isn't one: \"I'll check what I'd have to drop for it.\" It buys time, and the answer then comes in writing.",
          'Look for a team that decides in documents. There, being quiet is an advantage.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "If fear of people keeps you from calls, stores or sleep, it may be more than shyness, and it's treatable. Talk to a doctor or therapist about it.",
          "Don't try to become loud. It's tiring, and it doesn't sound like you; clear is enough.",
        ],
      },
      {
        place: 'next',
        texts: [
          'At the next meeting, ask one question in the first five minutes. Write it down beforehand, and cross it off after.',
          'Tell one colleague today that you want to say more and may need a nudge.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Where is it hardest: meetings, presentations, asking for help, or strangers?',
          'When did it go well, and what made it easier?',
        ],
      },
    ],
    actions: [
      'I get so nervous in interviews',
      'How do I network without feeling fake?',
      'I feel like an impostor',
      'Which role fits me?',
    ],
    opens: ['interview-prep', 'career-path'],
  },
]

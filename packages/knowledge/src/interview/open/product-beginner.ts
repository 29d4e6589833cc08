import type { OpenQuestion } from '../open-question.ts'

export const productBeginner: readonly OpenQuestion[] = [
  {
    id: 'product-beginner-01',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Product Manager'],
    skills: ['Product Discovery', 'User Research'],
    tags: ['feature requests', 'problem discovery', 'customer needs'],
    question:
      "A large customer writes: 'We need an export to Excel on every page.' Your sales colleague asks when it will be there. What do you do before anything is built?",
    keyPoints: [
      {
        cue: 'What you ask the customer',
        point: 'Finds out which problem the customer wants to solve with the export',
        weight: 3,
        essential: true,
        said: [
          "I'd call them and ask what they do with the file once they have it",
          "Maybe they only copy the numbers into a monthly report for their boss, so the export isn't the real need",
          'the request is a solution, I dig for the job behind it',
        ],
      },
      {
        cue: 'Whom else you ask',
        point: 'Checks how many other customers have the same need',
        weight: 3,
        essential: true,
        said: [
          'search the support tickets and ask five more accounts whether they hit this too',
          "one loud client isn't yet a pattern",
          "I look whether it's only them or half of our base",
        ],
      },
      {
        cue: 'The situation without the feature',
        point: 'Looks at how people handle it today and what it costs them',
        weight: 2,
        said: [
          'watch someone do the copying by hand and see that it takes two hours each week',
          'what workaround do they use at the moment and how painful is it?',
        ],
      },
      {
        cue: 'What could come of it',
        point: 'Considers smaller or different solutions than the one requested',
        weight: 2,
        said: [
          'a scheduled report by email on one page may do the same',
          'perhaps a link to share or an API already covers it',
        ],
      },
      {
        cue: 'Before you name a date',
        point: 'Weighs it against what else is planned before promising any date',
        weight: 2,
        said: [
          'compare the value and the effort with the rest of the backlog',
          "I don't commit to a deadline until I know what would have to wait",
        ],
      },
      {
        cue: 'What you say to whom',
        point: 'Tells the sales colleague and the customer what happens next',
        weight: 2,
        said: [
          "I'd get back to them by Friday with a yes, a no or a later",
          "let sales know that I'm looking into it, so nobody is left in the dark",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'What a paying customer asks for should go straight into the plan',
        said: ['they pay us, so we build it', 'the customer knows best which feature they need'],
        correction:
          'Customers know their problem well; the feature they name is one guess at a solution, and it may not help others.',
      },
      {
        belief: 'Asking about the reasons annoys customers and should be left to sales',
        said: ["I wouldn't bother the client with questions"],
        correction:
          'Most customers like being asked about their work, and secondhand accounts lose the details that decide the solution.',
      },
    ],
    sampleAnswer:
      "I'd treat the request as a clue and not as an order. First I'd talk with the customer and ask what they do with the file afterwards: who reads it, how often, and what happens if it's missing. I'd like to see them do it today. Say it turns out that one person copies numbers from two pages into a monthly report and it takes her two hours. Then I'd check whether others have the same trouble: tickets, a few calls with similar customers, how many use the pages at all. With that I'd think about alternatives with the designer and an engineer, for example a scheduled report instead of an export on every page. Finally I'd compare value and effort with what's already planned. To sales I'd say right away that I'm looking into it and will answer by Friday, without promising a date, and I'd tell the customer myself what we decide and why.",
    criteria: [
      'Separates problem and solution',
      'Keeps sales and customer informed',
      'Names concrete evidence',
    ],
    followUps: [
      {
        question: 'The customer is worth a tenth of your revenue and nobody else needs it. What now?',
        about: [1],
        answer:
          "Then it's a business decision as much as a product one. I'd show what it costs, what it displaces and what we'd carry afterwards, look for a configuration or service that helps them, and decide with sales and my lead openly.",
      },
      {
        question: 'What would you ask in the call with this customer?',
        about: [0, 3],
        answer:
          "I'd ask about the last time they needed the data: what triggered it, which steps they took, who got the result and what was hard. I'd ask what would change if they had it, before showing any idea of mine.",
      },
    ],
  },
  {
    id: 'product-beginner-02',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Product Manager'],
    skills: ['User Research', 'Product Discovery'],
    tags: ['interviews', 'leading questions', 'bias'],
    question:
      'You will interview six people about a planned meal-planning app. A colleague drafted these questions. What would you change, and how would you run the talks?',
    code: {
      language: 'text',
      lines: [
        '1. Would you use an app that plans your meals for the week?',
        '2. How much would you pay for it?',
        "3. Don't you find it annoying to decide what to cook every day?",
        '4. Which features would you like?',
      ],
    },
    keyPoints: [
      {
        cue: 'Question 1 and questions like it',
        point: 'Asks about what people really did recently instead of what they would do',
        weight: 3,
        essential: true,
        said: [
          "Tell me about yesterday's dinner: when did you decide what to cook, and how?",
          "I'd replace 'would you use' with the last time it happened",
          'hypothetical questions get polite answers, past behavior is honest',
        ],
      },
      {
        cue: 'Question 3',
        point: 'Removes the leading question and asks openly',
        weight: 3,
        essential: true,
        said: [
          "'Don't you find it annoying' puts the answer in their mouth",
          "number three suggests the reply, I'd ask how deciding usually goes",
        ],
      },
      {
        cue: 'When to mention the app',
        point: 'Holds the idea back until their situation is understood',
        weight: 2,
        said: [
          "don't mention the app in the first half, else they only try to be nice",
          'I start with their life and not with our pitch',
        ],
      },
      {
        cue: 'Whom to interview',
        point: 'Chooses people who have the situation, and not just friends',
        weight: 2,
        said: [
          'parents who cook for a family most days, not my roommates',
          'a short screener so that all six are from the group we want',
        ],
      },
      {
        cue: 'How you behave in the talk',
        point: 'Listens, probes with why and lets silence work',
        weight: 2,
        said: [
          "I talk as little as I can and say 'tell me more'",
          'wait a few seconds after the answer, then ask what made them do so',
        ],
      },
      {
        cue: 'What happens with the answers',
        point: 'Takes notes or records with consent and looks for patterns across all the talks',
        weight: 1,
        said: [
          'a colleague writes along so that I can listen',
          'afterwards we put the quotes next to each other and see what came up in most of them',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If people say they would buy it, the demand is proven',
        said: [
          'four of six said yes, so we can start building',
          'ask for the price they would pay and we know the price',
        ],
        correction:
          'Saying yes costs nothing. What they already spend in time or money, or a real commitment, tells much more.',
      },
      {
        belief: "Six interviews are useless because it's not statistically significant",
        said: ['you need at least a few hundred people for research'],
        correction:
          'Interviews find out which problems exist and why; a handful of fitting people shows the strong patterns. How common they are is a question for numbers.',
      },
    ],
    sampleAnswer:
      "All four questions ask people to judge our idea or to predict the future, and they'd mostly be polite. I'd ask about real events: 'Tell me about yesterday's dinner. When did you decide what to cook? What did you do then?' And 'When did you last throw food away?', 'What have you tried so far?' Question three leads, so I'd make it open: 'How do you usually decide?' Instead of the price I'd ask what they spend now, on boxes, apps or takeout. I'd keep our idea to myself until I understand how they live. I'd choose people who really cook most days, perhaps parents, and not my friends. In the talk I listen, ask why and let pauses stand. A colleague takes notes, with consent. After six talks we put the quotes side by side and look for what came up again and again. I wouldn't conclude how many people have the problem; that needs numbers.",
    criteria: [
      'Explains why a question is bad, not only that it is',
      'Gives better wordings',
      "Knows what six talks can't show",
    ],
    followUps: [
      {
        question: "At the end someone says: 'Great idea, I'd definitely use it!' What do you make of it?",
        about: [0, 2],
        answer:
          "Not much by itself; it's friendly. I'd ask for something that costs them a bit: leave an email, try a paper version this week, or introduce me to someone. What they do then counts.",
      },
      {
        question: 'How do you turn six talks into something the team can use?',
        about: [5],
        answer:
          "I'd cluster the quotes by situation and problem, note how many people each came from, and share two or three clear patterns with original quotes, plus what surprised us and what we still don't know.",
      },
    ],
  },
  {
    id: 'product-beginner-03',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Prioritization', 'Backlog Management'],
    tags: ['scoring', 'value and effort', 'tradeoffs'],
    question:
      'There are twelve requests on your list and your team can do about three this quarter. How do you choose, and what do you do with the other nine?',
    keyPoints: [
      {
        cue: 'Where you begin',
        point: 'Starts from the goal of the product or the quarter, and judges the requests by it',
        weight: 3,
        essential: true,
        said: [
          "if this quarter is about keeping customers, then whatever doesn't reduce churn goes down",
          "what are we trying to achieve? That's my first filter",
        ],
      },
      {
        cue: 'How you weigh them up',
        point: 'Compares the expected value with the effort for each',
        weight: 3,
        essential: true,
        said: [
          'how many users does it help, how much, and what does it cost to build',
          'something like impact against work, RICE for example',
        ],
      },
      {
        cue: 'Where your figures come from',
        point: 'Gets the effort from the people who build it',
        weight: 2,
        said: [
          'a rough size from the engineers, small, medium or large',
          'I never guess myself how long it takes, I ask the developers',
        ],
      },
      {
        cue: 'How far you trust the result',
        point: 'Says how sure the evidence is and does not trust a score blindly',
        weight: 2,
        said: [
          'an idea with data from fifty tickets beats one from a hunch',
          'the formula sorts the talk, but the numbers in it are guesses',
        ],
      },
      {
        cue: 'What else affects the order',
        point: 'Takes urgency and dependencies into account',
        weight: 2,
        said: [
          "a legal deadline or a broken login can't wait",
          'one of them is needed before two others can start',
        ],
      },
      {
        cue: 'The other nine',
        point: 'Tells the people behind the other requests the decision and the reason',
        weight: 2,
        said: [
          "nine people get a clear 'not now' from me and why",
          "I'd rather say no than let them hope in a backlog forever",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The request of the most important person goes first',
        said: ["I'd do what the boss wants first", 'whoever shouts the loudest wins in practice'],
        correction:
          'Rank says little about value. Ask what they want to achieve, and judge it by the same goal and evidence as the rest.',
      },
      {
        belief: 'A scoring formula gives the objectively right order',
        said: ['with RICE you just sort by the number'],
        correction:
          "Reach, impact and confidence are estimates. The formula helps to discuss assumptions; it doesn't replace judgment about the goal, risk and timing.",
      },
    ],
    sampleAnswer:
      "I'd begin with the goal. If this quarter we want more trial users to become customers, I'd first sort out whatever has nothing to do with it. For the remaining ones I'd write down whom it helps, how many they are and how much it'd change, and how I know that: data, tickets, or just an opinion. Then I'd ask the engineers for a rough size, small, medium or large. That gives me value against effort, maybe as a simple RICE table. But the numbers are guesses, so I use them for discussion rather than sorting by the last digit. I'd check for things that can't wait, such as a legal deadline or a serious bug, and for dependencies. I'd show the three with my reasoning to the team and stakeholders, so they can object. For the other nine, everybody who asked gets an honest answer: not now, and here's why, or no. I'd rather close a request than keep it as a false hope.",
    criteria: ['Goal before method', 'Honest about uncertain numbers', 'Takes care of the rejected requests'],
    followUps: [
      {
        question: 'Two requests have the same score. How do you decide?',
        about: [0, 4],
        answer:
          "I'd look at which one fits the goal more directly, which one teaches us something or can be undone, and whether waiting makes one of them more costly. If it's still a tie, I'd pick the smaller one and move on.",
      },
      {
        question: 'The engineers say your value numbers are invented. What do you reply?',
        about: [3],
        answer:
          "They're right that they are estimates. I'd show where each number comes from, mark the weak ones, and ask which would change the order. Those we check with a quick test or a look at the data.",
      },
    ],
  },
  {
    id: 'product-beginner-04',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Product Manager', 'Data Scientist'],
    skills: ['Product Analytics', 'KPIs'],
    tags: ['success metrics', 'guardrail metrics', 'feature launch'],
    question:
      "Your online shop launches 'save for later' in the shopping cart. How will you know after six weeks whether it was worth it?",
    keyPoints: [
      {
        cue: 'What ‘worth it’ means',
        point: 'Names what the feature should change for users or the business, and measures that',
        weight: 3,
        essential: true,
        said: [
          "the point is that more people come back and buy, so I'd look at completed orders from saved items",
          "success is purchases that wouldn't have happened, not how often the button is clicked",
        ],
      },
      {
        cue: 'How you can be sure',
        point: 'Compares with a group without the feature or at least with the time before',
        weight: 3,
        essential: true,
        said: [
          "half of the shoppers get it, half don't, then I compare orders per visitor",
          "without a control I couldn't tell it from the season",
        ],
      },
      {
        cue: 'What people do with it',
        point: 'Looks at adoption and repeat use of the feature',
        weight: 2,
        said: [
          'how many carts have at least one saved item, and do people come back to it?',
          'share of active shoppers who try it and use it a second time',
        ],
      },
      {
        cue: 'Possible side effects',
        point: 'Watches a number that could get worse',
        weight: 2,
        said: [
          'maybe people save instead of buying right now, so immediate checkout could drop',
          'keep an eye on average order value and on support tickets',
        ],
      },
      {
        cue: 'What you settle beforehand',
        point: 'Decides on the target and the date before the launch',
        weight: 2,
        said: [
          'we write down in advance: two percent more orders, otherwise we rethink',
          "fix the threshold first so that we don't pick a nice number afterwards",
        ],
      },
      {
        cue: 'Technical preparation',
        point: 'Makes sure that the events are recorded before it goes live',
        weight: 1,
        said: [
          'check the tracking of save, return and buy in the test environment',
          "I've seen launches where the click wasn't logged at all",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Many clicks on the button prove that the feature is a success',
        said: ['if thousands use it, it was worth it', 'usage is high, so users love it'],
        correction:
          "Use shows interest. Whether it pays off shows in what changes for the user or the shop, compared with people who don't have it.",
      },
      {
        belief: 'Users of the feature buy more, so the feature causes more purchases',
        said: ['people who save items spend twice as much, that proves it'],
        correction:
          'Keen shoppers use more of everything. Only a comparison with similar people without the feature shows what it causes.',
      },
    ],
    sampleAnswer:
      "First I'd write down what we hope for: shoppers who aren't ready today keep the item, come back and buy it. So my main number would be completed orders per visitor, and in particular orders of items that were saved before. Clicks on the button only tell me that people noticed it. I'd also look at adoption: what share of carts use it, and do they return to it? The risk is that people postpone instead of buying, so I'd watch immediate checkouts and the order value as guardrails. Best would be to show it to half the visitors at random and compare; if I only compared users with nonusers, I'd just find that keen shoppers are keen. If a test isn't possible, before and after with care for the season. We'd agree beforehand what we expect, say two percent more orders in six weeks, and what we do if it isn't reached. And before the launch I'd check that the events really arrive in our analytics.",
    criteria: [
      'Distinguishes usage from value',
      'Thinks of side effects',
      'Commits to a decision in advance',
    ],
    followUps: [
      {
        question: "An experiment isn't possible here. What's the next best?",
        about: [1],
        answer:
          "I could launch it in one region or for one category first and compare with the rest over the same weeks. Before and after also works if I account for season and campaigns, but I'd be more careful with the conclusion.",
      },
      {
        question: 'After six weeks, 30 percent use it and orders are unchanged. What do you do?',
        about: [0, 4],
        answer:
          "I'd look at what those people do with saved items. Perhaps they forget them, and a reminder helps. If nothing suggests a way to value, I'd keep it only if it costs little, and say plainly that the goal wasn't met.",
      },
    ],
  },
  {
    id: 'product-beginner-05',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['User Stories', 'Requirements Engineering'],
    tags: ['acceptance criteria', 'backlog refinement', 'edge cases'],
    question:
      'Your team finds this story in the backlog and cannot start. What is missing, and how would you rewrite it?',
    code: {
      language: 'text',
      lines: [
        'Title: Password reset',
        'As a user I want a modern and fast password reset',
        'so that I can reset my password.',
        'Acceptance criteria: It works and is user-friendly.',
      ],
    },
    keyPoints: [
      {
        cue: 'The last line of the story',
        point: 'Writes acceptance criteria that can be checked',
        weight: 3,
        essential: true,
        said: [
          "'works' and 'user-friendly' can't be tested, I'd say: the link arrives, lets me set a new one, and I can log in with it",
          'given a registered email, when I ask for a reset, then I get a message with a link',
          'a tester must be able to say yes or no to every line',
        ],
      },
      {
        cue: 'The first and second line',
        point: 'Names the real user and the real benefit',
        weight: 2,
        said: [
          'a customer who forgot the password and wants to get back to the order',
          "'so that I can reset it' just repeats itself, why does it matter to them?",
        ],
      },
      {
        cue: 'What the story never mentions',
        point: 'Covers what goes wrong: expired link, unknown address, weak password',
        weight: 3,
        essential: true,
        said: [
          'what happens when they click the email two days later?',
          "what if the email isn't registered with us?",
        ],
      },
      {
        cue: 'The wording',
        point: 'Removes vague words such as modern and fast or gives them a number',
        weight: 2,
        said: [
          'fast would be: the email is sent within a minute',
          "'modern' is taste, I'd take it out or attach a design",
        ],
      },
      {
        cue: 'Who rewrites it',
        point: 'Works it out with developers, testers and design rather than rewriting it alone',
        weight: 2,
        said: [
          "go through it together in refinement, they'll see cases that I don't",
          "a story is the start of a conversation, so I'd sit down with the team",
        ],
      },
      {
        cue: 'What you leave out',
        point: 'Leaves the technical solution to the team but states rules that must hold',
        weight: 2,
        said: [
          'I say that the link can be used once, they decide how the token is stored',
          "security rules like not revealing who has an account belong in, the table design doesn't",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A story has to describe the technical solution in detail so developers can start',
        said: ["I'd add the database columns and the endpoints"],
        correction:
          "The story says who needs what, why, and how we see it's done. The team designs how; writing it for them wastes their knowledge.",
      },
      {
        belief: 'For an unknown email address, the page should say the address does not exist',
        said: ['show an error that there is no account with this email'],
        correction:
          'Such a message tells strangers who has an account. Usually the reply is the same for every address.',
      },
    ],
    sampleAnswer:
      "The story says almost nothing one could build or test. The user is 'a user', the benefit repeats the title, and 'modern', 'fast' and 'user-friendly' mean something else to each of us. I'd write: 'As a customer who forgot my password I want to set a new one by email, so that I get back to my order without calling support.' Then criteria that can be checked: for a registered address a link is sent within a minute; it works once and expires after an hour; after a new password I can log in, and the old one no longer works. Then the bad cases: for an unknown address the page shows the same message, so nobody learns who has an account; an expired link offers a new one; a weak password is refused with a hint. How the token is stored I leave to the developers. And I wouldn't do it alone: I'd go through it with a developer, a tester and the designer in refinement, since they'll ask about cases I haven't thought of.",
    criteria: ['Rewrites instead of only criticizing', 'Thinks of failures', 'Leaves the how to the team'],
    followUps: [
      {
        question: 'What would one acceptance criterion for the expired link look like?',
        about: [0, 2],
        answer:
          'Given a reset link older than one hour, when the customer opens it, then the page says that the link has expired, the password stays as it is, and one button sends a new link.',
      },
      {
        question: 'In refinement a developer says the story is too big. How could you split it?',
        about: [4],
        answer:
          "By path: first the plain reset that works end to end, then the handling of expired links, then the limits against misuse. Each part is usable and testable; I wouldn't split into database, backend and page.",
      },
    ],
  },
  {
    id: 'product-beginner-06',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Product Manager', 'Data Scientist'],
    skills: ['Product Analytics', 'Data Analysis'],
    tags: ['sudden drop', 'segmentation', 'diagnosis'],
    question:
      'It is Tuesday morning and the dashboard shows 20 percent fewer sign-ups yesterday than on the Monday before. What do you check, and in what order?',
    keyPoints: [
      {
        cue: 'The very first check',
        point: 'First checks whether the number is real, meaning data and tracking are complete',
        weight: 3,
        essential: true,
        said: [
          'did the job that fills the dashboard run, or is part of the day missing?',
          'maybe an event was renamed and the tracking is broken',
          'look at the database itself, do the rows agree with the chart?',
        ],
      },
      {
        cue: 'Narrowing it down',
        point: 'Splits the number by platform, source, country or step to find where it fell',
        weight: 3,
        essential: true,
        said: [
          'is it only on Android? Or only visitors from ads?',
          'slice it until one piece has all of the loss',
        ],
      },
      {
        cue: 'Possible triggers',
        point: 'Looks at what changed: releases, campaigns, prices, outages',
        weight: 2,
        said: [
          'what did we ship over the weekend, and did marketing stop a campaign?',
          'check the release notes and the status page of the email provider',
        ],
      },
      {
        cue: 'Is it unusual at all',
        point: 'Compares with usual variation and with the calendar',
        weight: 2,
        said: [
          'how much do Mondays normally swing? Was it a public holiday?',
          "I'd look at eight Mondays, 20 percent could be noise if numbers are small",
        ],
      },
      {
        cue: 'What the figure consists of',
        point: 'Distinguishes fewer visitors from a lower conversion rate',
        weight: 2,
        said: [
          'did fewer people arrive, or did the same crowd not finish the form?',
          'traffic times conversion, which of the two dropped',
        ],
      },
      {
        cue: 'Beyond the dashboard',
        point: 'Tries signing up personally and brings in the right people once a suspicion forms',
        weight: 2,
        said: [
          "I'd sign up myself on a phone and see whether the email arrives",
          'if it looks broken I call the engineer on duty at once, no need to finish the analysis',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'One bad day proves that the last release made the product worse',
        said: ["we released on Friday, so it's the release, roll back"],
        correction:
          "It's a suspicion. Check that the number is real and that the loss sits where the release changed something before acting on it.",
      },
      {
        belief: 'A drop in sign-ups means that users like the product less',
        said: ['it shows that interest in our product is falling'],
        correction:
          'Sign-ups depend on traffic, tracking, holidays and broken steps. Opinions about the product rarely change by a fifth overnight.',
      },
    ],
    sampleAnswer:
      "First I'd ask whether it's true. Is the day complete, did the pipeline run, was an event renamed? I'd compare with the accounts in the database. At the same time I'd simply try to sign up, on the web and on a phone, because if it's broken every hour counts. Then how unusual is it: how much do Mondays swing, and was yesterday a holiday somewhere? If it's real, I'd separate fewer visitors from worse conversion. And I'd split it by platform, country, source and step of the form until the loss sits in one place. Say it's all on Android between entering the email and confirming. Then I look at what changed: a release over the weekend, a campaign that ended, a problem with the email provider. With that I go to the engineer on duty or to marketing with a concrete suspicion. I'd tell my team early that I'm on it, and afterwards what it was. I wouldn't roll anything back merely because the date fits.",
    criteria: [
      'Works in a sensible order',
      'Forms hypotheses and tests them',
      'Acts quickly if it is broken',
    ],
    followUps: [
      {
        question: 'The loss is entirely in visitors from one ad network; conversion is unchanged. What now?',
        about: [1, 4],
        answer:
          "Then the product is probably fine and fewer people came. I'd ask marketing whether the budget ran out, a campaign was paused or a link broke, and check that the visits aren't just attributed differently now.",
      },
      {
        question: 'There are usually 25 sign-ups a day; yesterday there were 20. What do you make of it?',
        about: [3],
        answer:
          "That's well within chance: with counts around 25, swings of five or more are common. I'd watch a few more days or the weekly number rather than chase a cause that may not exist.",
      },
    ],
  },
  {
    id: 'product-beginner-07',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Stakeholder Management', 'Prioritization'],
    tags: ['saying no', 'communication', 'expectations'],
    question:
      "A colleague in sales asks you in the hallway for a feature that does not fit this year's goals. How do you say no without losing a partner?",
    keyPoints: [
      {
        cue: 'Before you answer',
        point: 'Listens and asks what lies behind the request before answering',
        weight: 3,
        essential: true,
        said: [
          'which deal is it about, and what happened in the conversation with the client?',
          'I want to understand what he needs it for first',
        ],
      },
      {
        cue: 'How you put it',
        point: 'Says no clearly and with a reason, rather than vaguely',
        weight: 3,
        essential: true,
        said: [
          "we won't do it this year because we focus on keeping existing customers",
          "not 'maybe later' or 'I'll put it in the backlog' when I mean no",
        ],
      },
      {
        cue: 'The grounds for it',
        point: 'Ties the reason to goals or evidence instead of opinion or power',
        weight: 2,
        said: [
          'I show him the goals we agreed on and what would have to wait',
          'only two of forty lost deals mentioned it',
        ],
      },
      {
        cue: 'What they still get from you',
        point: 'Offers something that helps now, such as a workaround',
        weight: 2,
        said: [
          "our integration can do half of it, I'll show it to your client",
          "perhaps I could join the call and hear what they're after",
        ],
      },
      {
        cue: 'Whether it is final',
        point: 'Says what would change the decision',
        weight: 2,
        said: [
          "if three more prospects bring it up, let's look again",
          "come back to me when there's data or a bigger contract, I mean it",
        ],
      },
      {
        cue: 'Afterwards, between you two',
        point: 'Writes it down and keeps the contact afterwards',
        weight: 1,
        said: [
          'I note the request with the account name so that it counts next time',
          'I told him the outcome later, even though it was a no',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "It's best to say 'maybe' or 'we'll put it on the list', so that nobody is disappointed",
        said: ["I'd say we'll see, then he's happy for now"],
        correction:
          "A vague answer is heard as a yes. When it doesn't come, the disappointment is bigger and the next answer is worth less.",
      },
      {
        belief: 'The product manager decides, so no explanation is needed',
        said: ['I own the backlog, so my no is enough'],
        correction:
          "Without a reason people go around you. Shared goals and evidence let them see that it's not about them, and let them correct you.",
      },
    ],
    sampleAnswer:
      "I wouldn't answer in the first second. I'd ask what's behind it: which customer, what did they try to do, what happens if they don't get it? Often I learn something that way. If it still doesn't fit, I say so clearly: 'We won't build this in the current year. We've agreed to focus on keeping existing customers, and for this we'd have to stop the work on renewals.' I'd show him the goals, and the fact that two of forty lost deals mentioned it, so it's not my taste against his. I wouldn't say 'I'll put it in the backlog' if I mean no. Then I try to help him anyway: perhaps our integration covers half of it, and I offer to join the next call with this client. And I say what would change my mind, for instance three more prospects of that size. I note it with the account's name, and when things change I go back to him myself. People accept a no when they see that they were heard.",
    criteria: ['Clear and kind at once', 'Open to being wrong', 'Treats sales as a partner'],
    followUps: [
      {
        question: 'He goes to your boss, who asks you why you refuse. What do you say?',
        about: [1, 4],
        answer:
          "I'd give the same reason as to him: the goal, what it would displace and the evidence I have. I'd say what I may be missing and that I'm glad to change the order if my boss sees the goal differently.",
      },
      {
        question: "What if you can't offer any alternative at all?",
        about: [3],
        answer:
          "Then I'd say that honestly, and help with how to tell the customer: what our product is for and what it isn't. A clear answer early saves sales weeks with a client who won't fit.",
      },
    ],
  },
  {
    id: 'product-beginner-08',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Minimum Viable Product', 'Scope Management'],
    tags: ['first version', 'learning goals', 'scope'],
    question:
      'A town library wants an app with room booking, events, e-books, fines, a chat and recommendations. You have two developers and ten weeks. How do you decide what the first version is?',
    keyPoints: [
      {
        cue: 'The heart of the first version',
        point: 'Chooses one important problem of one group and serves it from start to end',
        weight: 3,
        essential: true,
        said: [
          "students who can't find a free study room, and for them the booking really works",
          'better one whole thing that helps than a thin slice of six',
        ],
      },
      {
        cue: 'How you find that out',
        point: 'Asks the library and its visitors which problem hurts most, with evidence',
        weight: 3,
        essential: true,
        said: [
          'how many calls does the desk get about rooms each day?',
          "I'd stand in the library for a day and talk to people",
        ],
      },
      {
        cue: 'What it is for',
        point: 'Names what should be learned and how success will show',
        weight: 2,
        said: [
          'we want to know whether people book by themselves; half of the bookings online after a month',
          'an MVP answers a question, so which one is it?',
        ],
      },
      {
        cue: 'The rest of the wishes',
        point: 'Leaves things out on purpose and says so to the client',
        weight: 2,
        said: [
          "a list of what's not in: chat, recommendations and fines come later or never",
          'I show the library the cut list before we start',
        ],
      },
      {
        cue: 'Saving work',
        point: 'Replaces parts by manual work or by what already exists',
        weight: 2,
        said: [
          "e-books stay in the provider's own app, we just link to it",
          'the staff confirms bookings by hand in the first weeks',
        ],
      },
      {
        cue: 'The standard you hold',
        point: 'Keeps what is in the first version reliable and accessible, only narrower',
        weight: 1,
        said: [
          "small doesn't mean broken: no double bookings, and it must be readable for all",
          'less breadth but decent quality',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A minimum viable product is all the features in a rough, unfinished form',
        said: ["I'd build a simple version of everything and polish later"],
        correction:
          'A bit of everything helps nobody fully and teaches little. A small whole that solves one problem can be used and judged.',
      },
      {
        belief: 'An MVP may be buggy since it is only a test',
        said: ["bugs are fine, it's just the MVP"],
        correction:
          "If it fails for the users, you learn that it's broken, not whether they want it. Cut scope rather than soundness.",
      },
    ],
    sampleAnswer:
      "Six areas in ten weeks with two people would give us six weak things. So I'd look for the problem that hurts most. I'd talk to the librarians and spend a day there: which questions take their time, what do visitors complain about? Suppose the desk takes forty calls a day about study rooms and students find rooms empty but reserved. Then the first version is room booking for students, complete from search to cancellation. Events, chat, fines and recommendations are out, and I'd show the library this list before we start. E-books exist in the provider's app, so we link to it. Confirming special rooms can be done by the staff by hand at first. What we want to learn: do people book by themselves, and do the calls go down? Say half of the bookings online and half the calls after a month. What's in should be sound: no double bookings, works on an old phone and with a screen reader. Then we decide with the numbers what's next.",
    criteria: ['Makes a real cut', 'Learning goal with a number', 'Honest with the client about what is out'],
    followUps: [
      {
        question: "The library's director insists on recommendations in the first version. What do you do?",
        about: [3],
        answer:
          "I'd ask what she hopes for, show what ten weeks can hold and what would drop out for it. Perhaps a hand-picked list by the librarians on the start page gives her that effect for a day's work.",
      },
      {
        question: 'After a month only ten percent book in the app. What do you do next?',
        about: [2],
        answer:
          "I'd find out why before building more: do people know about it, do they start and give up, or do they prefer the desk? A few talks and the drop-off per step show whether it's a matter of awareness, of usability or of the wrong problem.",
      },
    ],
  },
  {
    id: 'product-beginner-09',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Cross-Functional Collaboration', 'Scope Management'],
    tags: ['working with engineers', 'estimates', 'negotiation'],
    question:
      "You told a customer it was 'a small thing, about three days'. The engineers now say three weeks. What do you do?",
    keyPoints: [
      {
        cue: 'Your talk with the engineers',
        point: 'Asks the engineers to explain what makes it big, and takes it seriously',
        weight: 3,
        essential: true,
        said: [
          'walk me through it, where does the time go?',
          'I want to understand it rather than push them down',
          "maybe the data isn't there or the old code has to be changed first",
        ],
      },
      {
        cue: 'Ways out you look for',
        point: 'Looks together for a smaller version that still helps',
        weight: 3,
        essential: true,
        said: [
          'is there a part that gives most of the benefit in four days?',
          'which requirement is the costly one, can we drop it?',
        ],
      },
      {
        cue: 'The customer',
        point: 'Tells the customer early and honestly and owns the mistake',
        weight: 3,
        essential: true,
        said: [
          'I call them now: I told you three days, I was wrong',
          'better a bad message today than on the day of delivery',
        ],
      },
      {
        cue: 'The decision itself',
        point: "Decides again whether it's worth the new price",
        weight: 2,
        said: [
          'for three days it was clearly good, for three weeks it might not be',
          'compare it again with the other things on our list',
        ],
      },
      {
        cue: 'Next time',
        point: 'Learns not to quote estimates without asking those who do the work',
        weight: 2,
        said: [
          "next time I say 'let me check with the team' before any number",
          'a figure comes out of my mouth only after an engineer has looked at it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A good product manager negotiates the engineers down to the promised time',
        said: ["I'd push them to do it in one week", "they always add buffers, so I'd cut it in half"],
        correction:
          "The work doesn't shrink by pressure. What can be negotiated is scope; forced estimates come back as overtime, shortcuts and lost trust.",
      },
      {
        belief: "The customer shouldn't be told until it is certain that it's late",
        said: ["I'd wait, maybe they manage it anyway"],
        correction:
          'The customer plans with the date. Early news leaves them choices; late news leaves none and costs trust.',
      },
    ],
    sampleAnswer:
      "The mistake is mine: I gave a number for work others have to do. First I'd sit down with the engineers and ask them to walk me through it, not to argue but to understand. Perhaps what looks like one field on the page means that old data must be migrated and two other screens change. Then I'd tell them what the customer really needs it for, and we look for a smaller version together: which requirement makes it costly, and can we leave it out? Maybe just new orders get the field, and that's four days. I'd also ask again if it's worth it, because a thing that was clearly good at three days might not be at three weeks. Then I'd call the customer right away: 'I told you three days and I was wrong; here's what I can offer by next Friday, and here's what'd take longer.' I wouldn't press the team for my promise. And from now on I say 'I'll check with the team and tell you tomorrow' before any date.",
    criteria: [
      'Owns the error',
      'Negotiates scope instead of pressure',
      "Stays on the team's side and the customer's",
    ],
    followUps: [
      {
        question: 'The customer says the small version is useless to them. What now?',
        about: [1],
        answer:
          "I'd find out which part makes it useless, since that tells me what matters. Then it's an honest choice: three weeks at the cost of something else, or no. I'd decide that with my lead and tell them when.",
      },
      {
        question: 'How do you handle a customer who insists on a number in the meeting?',
        about: [0, 4],
        answer:
          "I'd say when they'll get the number and from whom: 'I'll ask the engineers today and write to you tomorrow.' If they need an order of magnitude, I'd say it's a guess, in days or weeks, and that it can change.",
      },
    ],
  },
]

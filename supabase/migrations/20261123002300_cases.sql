-- What a buyer asks for after paying: to cancel what is already being made, to send a piece back, to have something put right, to withdraw from the contract
-- (EU and UK). All four are cases of an order, with lines, a history and pictures; both sides read them, and only commands write, through the functions of
-- the chapters cases_options, cases_moves and cases_refunds.

insert into public.shop_settings (key, value, description, is_public) values
  ('cases.answer_hours', '48', 'Hours a maker has to answer. Then a return is accepted, and anything else goes to the shop.', true),
  ('cases.ship_days', '14', 'Days a buyer has to send a piece back, and a maker to send another one.', true),
  ('cases.arrive_days', '30', 'Days after a piece was sent back when the shop looks for it.', false),
  ('cases.inspect_days', '5', 'Days a maker has to look at what came back. Then the money goes back.', true),
  ('cases.appeal_days', '14', 'Days in which a buyer may ask the shop to decide after a maker refused.', true),
  ('cases.withdrawal_days', '14', 'Days after the last parcel in which buyers of the withdrawal countries may withdraw (Directive 2011/83/EU art. 9; UK SI '
    '2013/3134 reg. 30).', true),
  ('cases.withdrawal_refund_days', '14', 'Days after a withdrawal when money goes back at the latest, once the piece was sent (art. 13).', true),
  ('cases.withdrawal_countries', '["AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GB", "GR", "HR", "HU", "IE", "IS", "IT", "LI", "LT", '
    '"LU", "LV", "MT", "NL", "NO", "PL", "PT", "RO", "SE", "SI", "SK"]',
   'Countries with a statutory right of withdrawal: European Union, EEA, United Kingdom.', true),
  ('cases.claim_days', '{"": 60, "TH": 365, "withdrawal": 730}',
    'Days after delivery in which a fault can be claimed, by country; `withdrawal` stands for the withdrawal countries (two years, Directive (EU) 2019/771 '
    'art. 10), TH for the Thai Civil and Commercial Code s. 474.', true),
  ('cases.authentic_days', '180', 'Days after delivery in which a piece can be claimed not to be genuine, where the above is shorter.', true),
  ('cases.no_return_categories', '["foods"]', 'Categories (with what is below them) that are not taken back when somebody changes their mind.', true),
  ('cases.no_withdrawal_categories', '["curry-pastes", "dried-fruit"]', 'Categories that spoil quickly: exempt from the statutory withdrawal (art. 16 (d)).',
    true);

create table public.order_cases (
  id               uuid primary key default gen_random_uuid(),
  number           text not null unique,
  order_id         uuid not null references public.orders on delete cascade,
  kind             text not null check (kind in ('cancellation', 'return', 'claim', 'withdrawal')),
  status           text not null check (status in ('requested', 'declared', 'approved', 'in_transit', 'received', 'refunded', 'resolved', 'declined',
    'escalated', 'denied', 'canceled', 'expired')),
  wish             text not null default 'refund' check (wish in ('refund', 'replacement', 'repair')),
  reason           text not null default '' check (reason in ('', 'changed_mind', 'size', 'ordered_wrong', 'too_late', 'not_arrived', 'missing', 'damaged',
    'wrong_product', 'not_as_described',
                     'not_authentic', 'other')),
  words            text not null default '' check (char_length(words) <= 3000),
  needs_return     boolean not null default true,
  return_to        text not null default '' check (char_length(return_to) <= 600),
  return_carrier   text not null default '' check (char_length(return_carrier) <= 60),
  return_tracking  text not null default '' check (char_length(return_tracking) <= 60),
  new_carrier      text not null default '' check (char_length(new_carrier) <= 60),
  new_tracking     text not null default '' check (char_length(new_tracking) <= 60),
  refund_minor     bigint not null default 0 check (refund_minor >= 0),
  shipping_minor   bigint not null default 0 check (shipping_minor >= 0),
  commission_minor bigint not null default 0 check (commission_minor >= 0),
  currency         char(3) not null default 'THB' references public.currencies,
  declaration      jsonb,
  key              text not null,
  due_at           timestamptz,
  sent_at          timestamptz,
  received_at      timestamptz,
  closed_at        timestamptz,
  created_at       timestamptz not null default now(),
  unique (order_id, key),
  check ((kind = 'withdrawal') = (declaration is not null)),
  check (shipping_minor <= refund_minor)
);
comment on table public.order_cases is
  'What a buyer asks for after paying. refund_minor is what goes back when it ends in money (shipping_minor of it for delivery), commission_minor what the '
  'shop gives back of its commission with VAT. due_at: when silence decides.';
comment on column public.order_cases.declaration is 'A withdrawal as it was declared: {name, email, at, language}. Evidence, never changed.';
create index order_cases_order on public.order_cases (order_id, created_at);
create index order_cases_due on public.order_cases (due_at) where due_at is not null;
create index order_cases_currency on public.order_cases (currency);
alter table public.order_cases enable row level security;
create policy "buyer and seller read cases, admins all" on public.order_cases
  for select to authenticated using (private.is_my_order(order_id) or (select private.is_admin()));
grant select (id, number, order_id, kind, status, wish, reason, words, needs_return, return_to, return_carrier, return_tracking, new_carrier, new_tracking,
  refund_minor, shipping_minor, currency, due_at, sent_at, received_at, closed_at, created_at) on public.order_cases to authenticated;

create table public.order_case_lines (
  case_id       uuid not null references public.order_cases on delete cascade,
  order_line_id uuid not null references public.order_lines on delete cascade,
  quantity      integer not null check (quantity > 0),
  refund_minor  bigint not null check (refund_minor >= 0),
  worth_minor   bigint check (worth_minor >= 0),
  primary key (case_id, order_line_id)
);
comment on table public.order_case_lines is 'Which pieces a case is about, and what was paid for them.';
comment on column public.order_case_lines.worth_minor is
  'What goes back for these pieces before points, where an offer was reckoned anew; null where it is the pieces'' part of what the line cost.';
create index order_case_lines_line on public.order_case_lines (order_line_id);
alter table public.order_case_lines enable row level security;
create policy "buyer and seller read what a case is about" on public.order_case_lines
  for select to authenticated using (exists (select 1 from public.order_cases c where c.id = case_id));
grant select on public.order_case_lines to authenticated;

create table public.order_case_events (
  id              bigint generated always as identity primary key,
  case_id         uuid not null references public.order_cases on delete cascade,
  type            text not null check (type ~ '^[a-z_]+$'),
  actor_role      text not null check (actor_role in ('buyer', 'seller', 'operator', 'system')),
  actor_id        uuid,
  from_status     text,
  to_status       text,
  words           text not null default '' check (char_length(words) <= 3000),
  payload         jsonb not null default '{}',
  idempotency_key text,
  created_at      timestamptz not null default now(),
  unique (case_id, idempotency_key)
);
comment on table public.order_case_events is 'Append-only history of a case: every change of state, and everything that was said.';
alter table public.order_case_events enable row level security;
create policy "buyer and seller read the history of a case" on public.order_case_events
  for select to authenticated using (exists (select 1 from public.order_cases c where c.id = case_id));
grant select (id, case_id, type, actor_role, from_status, to_status, words, created_at) on public.order_case_events to authenticated;

create table public.order_case_pictures (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null references public.order_cases on delete cascade,
  event_id   bigint not null references public.order_case_events on delete cascade,
  path       text not null unique,
  created_at timestamptz not null default now()
);
comment on table public.order_case_pictures is 'Pictures that belong to something said in a case; `path` lies in the bucket case-pictures.';
create index order_case_pictures_case on public.order_case_pictures (case_id);
create index order_case_pictures_event on public.order_case_pictures (event_id);
alter table public.order_case_pictures enable row level security;
create policy "buyer and seller know of the pictures of a case" on public.order_case_pictures
  for select to authenticated using (exists (select 1 from public.order_cases c where c.id = case_id));
grant select (id, case_id, event_id, created_at) on public.order_case_pictures to authenticated;

-- Commands write through functions only.
revoke all on public.order_cases, public.order_case_lines, public.order_case_events, public.order_case_pictures from service_role;
grant select on public.order_cases, public.order_case_lines, public.order_case_events, public.order_case_pictures to service_role;

-- Pictures go in and out by links the shop signs for one file each, so that guests can send them too; nobody has a policy.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('case-pictures', 'case-pictures', false, 5 * 1024 * 1024, '{image/png,image/jpeg,image/webp}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

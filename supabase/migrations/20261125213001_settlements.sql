-- Why: the books know what buyers paid; what providers keep of it and what reaches the shop's bank only their reports tell. A report is taken in line by line,
-- each line is compared with what it is about, and its fee and its way to the bank are booked from it, once for each provider and line.
insert into public.staff_permissions (name, description, needs_fresh) values
  ('reconciliation.read', 'Read settlement reports and what differs in them.', false),
  ('reconciliation.write', 'Take in settlement reports and decide about their lines.', true);
insert into public.staff_role_permissions (role, permission) values
  ('auditor', 'reconciliation.read'), ('finance', 'reconciliation.read'), ('finance', 'reconciliation.write');

create table public.settlement_sources (
  provider           text primary key check (provider ~ '^[a-z][a-z-]{1,19}$'),
  at_once            boolean not null default false,
  missing_after_days integer not null default 5 check (missing_after_days between 1 and 60),
  fee_most_ppm       integer not null default 0 check (fee_most_ppm between 0 and 500000),
  fee_most_minor     bigint not null default 0 check (fee_most_minor between 0 and 1000000),
  reads_from         timestamptz,
  read_until         timestamptz,
  read_cursor        text not null default '' check (char_length(read_cursor) <= 200)
);
comment on table public.settlement_sources is
  'Whose reports are read. `at_once`: the money is in the shop''s bank when the report says so (a statement of the bank itself). A fee above '
  'fee_most_ppm of the '
  'amount and fee_most_minor differs. reads_from to read_until is what reports tell of; what was paid before is expected in none. `read_cursor`: the '
  'last day of a provider''s own list that was read.';
insert into public.settlement_sources (provider, at_once, missing_after_days, fee_most_ppm, fee_most_minor) values
  ('stripe', false, 5, 60000, 1500), ('demo-bank', false, 2, 40000, 500), ('own-account', true, 3, 0, 0);

create table public.settlement_formats (
  slug         text primary key check (slug ~ '^[a-z][a-z0-9-]{1,39}$'),
  name         text not null check (char_length(name) between 2 and 80),
  provider     text not null references public.settlement_sources on delete restrict,
  columns      jsonb not null check (jsonb_typeof(columns) = 'object' and octet_length(columns::text) <= 4000),
  kinds        jsonb not null default '{}' check (jsonb_typeof(kinds) = 'object' and octet_length(kinds::text) <= 4000),
  separator    text not null default ',' check (separator in (',', ';', E'\t')),
  decimal_mark text not null default '.' check (decimal_mark in ('.', ',')),
  day_form     text not null default 'iso' check (day_form in ('iso', 'dmy', 'dmy_be', 'mdy')),
  time_zone    text not null default 'Asia/Bangkok' check (time_zone in ('UTC', 'Asia/Bangkok')),
  currency     character(3) not null default 'THB' references public.currencies (code)
);
comment on table public.settlement_formats is
  'How a file of a provider or a bank is read: `columns` says what its first line calls {line, happened, kind, amount | in and out, fee, net, currency, '
  'description, references[]}, `kinds` what its words for kinds mean; "*" is every other word. dmy_be: years of the Buddhist era.';
create index settlement_formats_provider on public.settlement_formats (provider);
create index settlement_formats_currency on public.settlement_formats (currency);
insert into public.settlement_formats (slug, name, provider, columns, kinds, time_zone) values
  ('stripe-balance', 'Stripe: balance change from activity, itemized', 'stripe',
   '{"line": "balance_transaction_id", "happened": "created_utc", "kind": "reporting_category", "amount": "gross", "fee": "fee", "net": "net",
     "currency": "currency", "description": "description",
     "references": ["payment_metadata[payment]", "refund_metadata[refund]", "source_id", "charge_id", "payment_intent_id", "description"]}',
   '{"charge": "payment", "refund": "refund", "refund_failure": "refund", "dispute": "chargeback", "dispute_reversal": "chargeback", "fee": "fee",
     "payout": "payout", "payout_reversal": "payout", "*": "adjustment"}', 'UTC'),
  ('stripe-payouts', 'Stripe: payouts, itemized', 'stripe',
   '{"line": "balance_transaction_id", "happened": "effective_at_utc", "kind": "reporting_category", "amount": "gross", "fee": "fee", "net": "net",
     "currency": "currency", "description": "description", "references": ["payout_id"]}',
   '{"payout": "payout", "payout_reversal": "payout", "*": "adjustment"}', 'UTC'),
  ('bank-statement', 'Bank statement', 'own-account',
   '{"line": "reference", "happened": "date", "in": "deposit", "out": "withdrawal", "description": "description", "references": ["reference", "description"]}',
   '{}', 'Asia/Bangkok');

create table public.settlement_reports (
  id             bigint generated always as identity primary key,
  provider       text not null references public.settlement_sources on delete restrict,
  name           text not null check (char_length(name) between 1 and 200),
  origin         text not null check (origin in ('upload', 'provider')),
  fingerprint    text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  currency       character(3) not null references public.currencies (code),
  taken_by       uuid references auth.users on delete set null,
  taken_at       timestamptz not null default private.now(),
  first_at       timestamptz not null,
  last_at        timestamptz not null,
  known          integer not null default 0 check (known >= 0),
  lines          integer not null default 0 check (lines >= 0),
  matched        integer not null default 0 check (matched >= 0),
  waiting        integer not null default 0 check (waiting >= 0),
  resolved       integer not null default 0 check (resolved >= 0),
  amount_minor   bigint not null default 0,
  fee_minor      bigint not null default 0,
  paid_out_minor bigint not null default 0,
  unique (provider, fingerprint, currency)
);
comment on table public.settlement_reports is
  'A report that was taken in, once for each file. `known`: lines that an earlier report had. amount_minor: what came less what went back; '
  'paid_out_minor: what '
  'the provider sent to the shop''s bank. The counts follow its lines.';
create index settlement_reports_newest_by_provider on public.settlement_reports (provider, id);
create index settlement_reports_waiting on public.settlement_reports (id) where waiting > 0;
create index settlement_reports_currency on public.settlement_reports (currency);
create index settlement_reports_taken_by on public.settlement_reports (taken_by);

create table public.settlement_lines (
  id            bigint generated always as identity primary key,
  report_id     bigint references public.settlement_reports on delete restrict,
  provider      text not null references public.settlement_sources on delete restrict,
  line          text not null check (char_length(line) between 1 and 64),
  kind          text not null check (kind in ('payment', 'refund', 'chargeback', 'fee', 'payout', 'adjustment')),
  happened_at   timestamptz not null,
  since         timestamptz not null default private.now(),
  currency      character(3) not null references public.currencies (code),
  amount_minor  bigint not null check (abs(amount_minor) <= 1000000000000),
  fee_minor     bigint not null default 0 check (abs(fee_minor) <= 1000000000000),
  refers_to     text[] not null default '{}' check (cardinality(refers_to) <= 10),
  description   text not null default '' check (char_length(description) <= 300),
  state         text not null default 'unknown' check (state in ('matched', 'differs', 'unknown', 'missing', 'resolved')),
  problem       text not null default '' check (problem in ('', 'amount', 'currency', 'fee', 'twice', 'unpaid')),
  ours_minor    bigint not null default 0,
  payment_id    uuid references public.payments on delete restrict,
  refund_id     uuid references public.refunds on delete restrict,
  payout_id     uuid references public.payouts on delete restrict,
  sent_line_id  bigint references public.settlement_lines on delete restrict,
  correction_id bigint references public.ledger_corrections on delete restrict,
  decision      text not null default '' check (decision in ('', 'linked', 'accepted', 'corrected')),
  resolved_by   uuid references auth.users on delete set null,
  resolved_at   timestamptz,
  resolution    text not null default '' check (char_length(resolution) <= 1000),
  unique (provider, line),
  constraint is_about_one_thing check (num_nonnulls(payment_id, refund_id, payout_id, sent_line_id) <= 1),
  constraint missing_is_in_no_report check (report_id is not null or state in ('missing', 'resolved')),
  constraint resolved_has_a_reason check ((resolved_at is null) = (resolution = '') and (resolved_at is null) = (decision = '')),
  constraint resolved_was_decided check ((state = 'resolved') = (decision in ('accepted', 'corrected')))
);
comment on table public.settlement_lines is
  'A line of a report: what the provider moved (amount_minor, out of its account negative; fee_minor what it kept of it), what it is about, and what '
  'our books have '
  'for that (ours_minor). unknown: about nothing we know · missing: our books have it, no report does (its amount is 0) · resolved: decided by a person.';
comment on column public.settlement_lines.sent_line_id is 'On a statement of the shop''s bank: the line by which a provider sent this money.';
create index settlement_lines_report on public.settlement_lines (report_id, id);
create index settlement_lines_by_state on public.settlement_lines (state, id);
create index settlement_lines_waiting on public.settlement_lines (since, id) where state in ('differs', 'unknown', 'missing');
create index settlement_lines_payment on public.settlement_lines (payment_id) where payment_id is not null;
create index settlement_lines_refund on public.settlement_lines (refund_id) where refund_id is not null;
create index settlement_lines_payout on public.settlement_lines (payout_id) where payout_id is not null;
create index settlement_lines_sent_line on public.settlement_lines (sent_line_id) where sent_line_id is not null;
create index settlement_lines_correction on public.settlement_lines (correction_id) where correction_id is not null;
create index settlement_lines_resolved_by on public.settlement_lines (resolved_by) where resolved_by is not null;
create index settlement_lines_currency on public.settlement_lines (currency);
create index settlement_lines_held on public.settlement_lines (provider, currency) include (amount_minor, fee_minor);
create index settlement_lines_paid_out on public.settlement_lines (provider, id) where kind = 'payout';
create index settlement_lines_words on public.settlement_lines
  using gin (line extensions.gin_trgm_ops, description extensions.gin_trgm_ops);
-- What a person has sent back bears the bank's reference, and so does a maker's payout.
create index refunds_provider_reference on public.refunds (provider_reference) where provider_reference <> '';
create index payouts_reference on public.payouts (reference) where reference <> '';

alter table public.settlement_sources enable row level security;
alter table public.settlement_formats enable row level security;
alter table public.settlement_reports enable row level security;
alter table public.settlement_lines enable row level security;
create policy "who may reads whose reports are read" on public.settlement_sources for select to authenticated
  using ((select private.may('reconciliation.read')));
create policy "who may reads how files are read" on public.settlement_formats for select to authenticated
  using ((select private.may('reconciliation.read')));
create policy "who may reads reports" on public.settlement_reports for select to authenticated using ((select private.may('reconciliation.read')));
create policy "who may reads lines of reports" on public.settlement_lines for select to authenticated using ((select private.may('reconciliation.read')));
grant select on public.settlement_sources, public.settlement_formats, public.settlement_reports, public.settlement_lines to authenticated;
revoke insert, update, delete, truncate on public.settlement_sources, public.settlement_formats, public.settlement_reports, public.settlement_lines
  from service_role;

alter table public.journals add column settlement_line_id bigint references public.settlement_lines on delete restrict;
create index journals_settlement_line on public.journals (settlement_line_id) where settlement_line_id is not null;
alter table public.journals drop constraint is_about_one_thing;
alter table public.journals add constraint is_about_one_thing
  check (num_nonnulls(order_id, payment_id, payout_id, correction_id, settlement_line_id) = 1);
-- One kind of account and two of journals more, whichever there are.
do $$
declare
  more record;
begin
  for more in select * from (values ('public.ledger_accounts', 'ledger_accounts_kind_check', '{psp_fees}'::text[]),
    ('public.journals', 'journals_kind_check', '{psp_fee,settlement}')) x(relation, name, kinds)
  loop
    execute (
      select format('alter table %s drop constraint %s, add constraint %s check (kind in (%s))', more.relation, more.name, more.name,
               string_agg(quote_literal(k.kind), ', ' order by k.place))
        from pg_constraint c
       cross join lateral unnest(array(select m[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g') m) || more.kinds)
         with ordinality k(kind, place)
       where c.conrelid = more.relation::regclass and c.conname = more.name);
  end loop;
  execute (select format('comment on table public.ledger_accounts is %L',
    rtrim(obj_description('public.ledger_accounts'::regclass), '.') || ' · psp_fees: what providers keep of what they take for the shop.'));
end
$$;

-- Why: each bank takes bulk transfers in a file of its own form. A form is a row, so that a bank's next one needs no new release; and a file that was made is
-- remembered with its sum, so that making it again says whether it is still the same.

insert into public.shop_settings (key, value, default_value, description, is_public) values
  ('payouts.file_format', '"plain"', '"plain"', 'The form of the file for the bank that is offered first: the slug of a payout format.', false),
  ('payouts.payer_account', '""', '""', 'The account at the bank that payouts are taken from, digits only; files of banks name it.', false),
  ('payouts.payer_code', '""', '""', 'The company code the bank has given the shop for bulk transfers; files of some banks name it.', false);

create table public.payout_formats (
  slug         text primary key check (slug ~ '^[a-z][a-z0-9-]{1,39}$'),
  name         text not null check (char_length(name) between 2 and 80),
  place        integer not null,
  extension    text not null check (extension in ('csv', 'txt')),
  encoding     text not null check (encoding in ('utf-8', 'tis-620')),
  separator    text not null default '' check (char_length(separator) <= 1),
  line_end     text not null default E'\r\n' check (line_end in (E'\r\n', E'\n')),
  quotes       boolean not null default false,
  records      jsonb not null check (jsonb_typeof(records) = 'array' and octet_length(records::text) <= 20000),
  checks       jsonb not null default '{}' check (jsonb_typeof(checks) = 'object' and octet_length(checks::text) <= 2000),
  follows      text not null,
  confirmed_on date
);
comment on table public.payout_formats is 'Forms of a file for the bank. records: {of: head | line | foot, fields: [{text | is, width, right, '
  'zero, decimals, form, cut}]}; checks: {banks | not_banks, digits, most, needs}. follows: which public description; confirmed_on: when the '
  'bank itself has said that it is right.';
comment on column public.payout_formats.separator is 'Between fields; empty where each has its width.';
alter table public.payout_formats enable row level security;
create policy "who may reads forms of files for the bank" on public.payout_formats for select to authenticated
  using ((select private.may('payouts.read')));
grant select on public.payout_formats to authenticated;
revoke insert, update, delete, truncate on public.payout_formats from service_role;

create table public.payout_files (
  batch       text primary key check (batch ~ '^B\d{8}-[0-9A-F]{6}$'),
  format      text not null references public.payout_formats on delete restrict,
  payouts     integer not null check (payouts > 0),
  total_minor bigint not null check (total_minor > 0),
  made_at     timestamptz not null default private.now(),
  made_by     uuid references auth.users on delete set null
);
comment on table public.payout_files is
  'Files for the bank that were made: in which form, of how many payouts, for how much. The same file again has the same.';
create index payout_files_format on public.payout_files (format);
create index payout_files_made_by on public.payout_files (made_by);
alter table public.payout_files enable row level security;
create policy "who may reads which files were made" on public.payout_files for select to authenticated using ((select private.may('payouts.read')));
grant select (batch, format, payouts, total_minor, made_at) on public.payout_files to authenticated;
revoke insert, update, delete, truncate on public.payout_files from service_role;

-- What a file can take is decided by its form, so payouts are read first and taken after; both in one transaction, and each by one process.
drop function private.take_into_file(text, integer, text[]);
create function private.payouts_for_file(p_most integer, p_not text[])
returns table (id uuid, number text, seller_id uuid, seller_name text, bank text, bank_code text, number_sealed text, number_tail text, holder text,
  amount_minor bigint)
language sql security definer set search_path = '' as $$
  select x.id, x.number, x.seller_id, x.seller_name, x.bank, x.bank_code, x.number_sealed, x.number_tail, x.holder, x.amount_minor
    from public.payouts x where x.status = 'approved' and x.number_sealed <> '' and x.bank_code <> all (p_not)
     and not private.payouts_stopped(x.seller_id) order by x.number limit p_most for update skip locked
$$;
comment on function private.payouts_for_file(integer, text[]) is
  'Approved payouts that nothing stops, locked for a file, but for those to banks that a provider sends to.';
revoke execute on function private.payouts_for_file(integer, text[]) from public;

create function private.take_into_file(p_batch text, p_format text, p_ids uuid[]) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  taken record;
begin
  with moved as (
    update public.payouts p set status = 'processing', batch = p_batch, sent_at = private.now() where p.id = any (p_ids) and p.status = 'approved'
    returning p.amount_minor)
  select count(*) as many, sum(m.amount_minor)::bigint as total into taken from moved m;
  if taken.many <> cardinality(p_ids) then raise exception 'A payout was decided meanwhile.' using errcode = 'HT003', hint = 'changed_meanwhile'; end if;
  insert into public.payout_files (batch, format, payouts, total_minor, made_by) values (p_batch, p_format, taken.many, taken.total, (select auth.uid()));
  return taken.total;
end
$$;
comment on function private.take_into_file(text, text, uuid[]) is
  'Takes approved payouts into a new file for the bank, each into one only; answers their sum. HT003 changed_meanwhile.';
revoke execute on function private.take_into_file(text, text, uuid[]) from public;

-- Files that were made before are plain.
insert into public.payout_formats (slug, name, place, extension, encoding, separator, quotes, records, checks, follows) values
  ('plain', 'Plain table (CSV)', 1, 'csv', 'utf-8', ',', true,
   '[{"of": "head", "fields": [{"text": "payout"}, {"text": "bank"}, {"text": "account"}, {"text": "holder"}, {"text": "amount"}]},
     {"of": "line", "fields": [{"is": "number"}, {"is": "bank_name"}, {"is": "account"}, {"is": "holder"}, {"is": "amount", "decimals": "point"}]}]', '{}',
   'Nobody''s: read by people and by spreadsheets.');
insert into public.payout_files (batch, format, payouts, total_minor, made_at)
  select p.batch, 'plain', count(*), sum(p.amount_minor), min(coalesce(p.sent_at, p.created_at)) from public.payouts p where p.batch <> '' group by p.batch;

insert into public.payout_formats (slug, name, place, extension, encoding, separator, line_end, records, checks, follows) values
  ('kbank-direct', 'KBANK, direct credit (DCT)', 2, 'txt', 'tis-620', '', E'\n',
   '[{"of": "head", "fields": [{"text": "HDCT", "width": 4}, {"text": "", "width": 16}, {"text": "000000", "width": 6}, {"text": "", "width": 14},
      {"is": "payer_account", "width": 10}, {"text": "", "width": 1}, {"is": "total", "width": 15, "decimals": 2, "right": true, "zero": true},
      {"text": "", "width": 1}, {"is": "day", "width": 6, "form": "yymmdd"}, {"text": "", "width": 25},
      {"is": "payer_name", "width": 50, "cut": true}, {"is": "day", "width": 6, "form": "yymmdd"},
      {"is": "count", "width": 18, "right": true, "zero": true}, {"text": "N", "width": 6}]},
    {"of": "line", "fields": [{"text": "D", "width": 1}, {"is": "sequence", "width": 6, "right": true, "zero": true}, {"text": "", "width": 14},
      {"is": "account", "width": 10}, {"text": "", "width": 1}, {"is": "amount", "width": 15, "decimals": 2, "right": true, "zero": true},
      {"text": "", "width": 1}, {"is": "day", "width": 6, "form": "yymmdd"}, {"text": "", "width": 25}, {"is": "holder", "width": 50, "cut": true},
      {"is": "day", "width": 6, "form": "yymmdd"}, {"text": "000000", "width": 6}, {"text": "", "width": 346}]}]',
   '{"banks": ["kbank"], "digits": [10, 10], "most": 1000, "needs": ["payer_account", "payer_name"]}',
   'The open-source writer MicroBenz/kbank-payroll.js (K-Cash Connect, direct credit DCT).'),
  ('scb-direct', 'SCB, direct credit (DCP)', 3, 'txt', 'tis-620', '', E'\r\n',
   '[{"of": "head", "fields": [{"text": "001", "width": 3}, {"is": "payer_code", "width": 12}, {"is": "batch", "width": 32},
      {"is": "day", "width": 8, "form": "yyyymmdd"}, {"is": "time", "width": 6}, {"text": "BCM", "width": 3}, {"is": "batch", "width": 32}]},
    {"of": "head", "fields": [{"text": "002", "width": 3}, {"text": "DCP", "width": 3}, {"is": "day", "width": 8, "form": "yyyymmdd"},
      {"is": "payer_account", "width": 25}, {"is": "payer_account_type", "width": 2, "right": true, "zero": true},
      {"is": "payer_branch", "width": 4, "right": true, "zero": true}, {"text": "THB", "width": 3},
      {"is": "total", "width": 16, "decimals": 3, "right": true, "zero": true}, {"text": "00000001", "width": 8},
      {"is": "count", "width": 6, "right": true, "zero": true}, {"is": "payer_account", "width": 15}, {"text": "", "width": 9},
      {"text": "", "width": 1}, {"is": "payer_account_type", "width": 2, "right": true, "zero": true},
      {"is": "payer_branch", "width": 4, "right": true, "zero": true}]},
    {"of": "line", "fields": [{"text": "003", "width": 3}, {"is": "sequence", "width": 6, "right": true, "zero": true},
      {"is": "account", "width": 25}, {"is": "amount", "width": 16, "decimals": 3, "right": true, "zero": true}, {"text": "THB", "width": 3},
      {"text": "00000001", "width": 8}, {"text": "N", "width": 1}, {"text": "N", "width": 1}, {"text": "N", "width": 1}, {"text": "", "width": 1},
      {"text": "", "width": 4}, {"text": "00", "width": 2}, {"text": "", "width": 14}, {"text": "000000", "width": 6}, {"text": "00", "width": 2},
      {"text": "0", "width": 16, "right": true, "zero": true}, {"text": "0", "width": 6, "right": true, "zero": true},
      {"text": "0", "width": 16, "right": true, "zero": true}, {"text": "0", "width": 1}, {"text": "", "width": 40}, {"text": "", "width": 8},
      {"text": "014", "width": 3}, {"text": "SCB", "width": 35}, {"text": "0111", "width": 4}, {"text": "111", "width": 35, "right": true, "zero": true},
      {"text": "", "width": 1}, {"text": "", "width": 1}, {"is": "number", "width": 20}, {"text": "", "width": 1}, {"text": "", "width": 3},
      {"text": "04", "width": 2}, {"is": "number", "width": 50}, {"text": "", "width": 18}, {"text": "", "width": 2}]},
    {"of": "line", "fields": [{"text": "004", "width": 3}, {"text": "00000001", "width": 8},
      {"is": "sequence", "width": 6, "right": true, "zero": true}, {"text": "", "width": 15}, {"is": "holder", "width": 100, "cut": true},
      {"text": "", "width": 210}, {"text": "", "width": 10}, {"text": "", "width": 70}, {"text": "", "width": 10}, {"text": "", "width": 10},
      {"text": "", "width": 64}, {"text": "", "width": 100}, {"text": "", "width": 70}, {"text": "", "width": 70}, {"text": "", "width": 70}]},
    {"of": "foot", "fields": [{"text": "999", "width": 3}, {"text": "000001", "width": 6}, {"is": "count", "width": 6, "right": true, "zero": true},
      {"is": "total", "width": 16, "decimals": 3, "right": true, "zero": true}]}]',
   '{"banks": ["scb"], "digits": [10, 10], "most": 1000, "needs": ["payer_account", "payer_code"]}',
   'The open-source module l10n_th_bank_payment_export_scb of OCA/l10n-thailand (SCB Business Net, domestic payments).'),
  ('scb-smart', 'SCB, to other banks (MCL)', 4, 'txt', 'tis-620', '', E'\r\n',
   '[{"of": "head", "fields": [{"text": "001", "width": 3}, {"is": "payer_code", "width": 12}, {"is": "batch", "width": 32},
      {"is": "day", "width": 8, "form": "yyyymmdd"}, {"is": "time", "width": 6}, {"text": "BCM", "width": 3}, {"is": "batch", "width": 32}]},
    {"of": "head", "fields": [{"text": "002", "width": 3}, {"text": "MCL", "width": 3}, {"is": "day", "width": 8, "form": "yyyymmdd"},
      {"is": "payer_account", "width": 25}, {"is": "payer_account_type", "width": 2, "right": true, "zero": true},
      {"is": "payer_branch", "width": 4, "right": true, "zero": true}, {"text": "THB", "width": 3},
      {"is": "total", "width": 16, "decimals": 3, "right": true, "zero": true}, {"text": "00000001", "width": 8},
      {"is": "count", "width": 6, "right": true, "zero": true}, {"is": "payer_account", "width": 15}, {"text": "", "width": 9},
      {"text": "", "width": 1}, {"is": "payer_account_type", "width": 2, "right": true, "zero": true},
      {"is": "payer_branch", "width": 4, "right": true, "zero": true}]},
    {"of": "line", "fields": [{"text": "003", "width": 3}, {"is": "sequence", "width": 6, "right": true, "zero": true},
      {"is": "account", "width": 25}, {"is": "amount", "width": 16, "decimals": 3, "right": true, "zero": true}, {"text": "THB", "width": 3},
      {"text": "00000001", "width": 8}, {"text": "N", "width": 1}, {"text": "N", "width": 1}, {"text": "N", "width": 1}, {"text": "", "width": 1},
      {"text": "", "width": 4}, {"text": "00", "width": 2}, {"text": "", "width": 14}, {"text": "000000", "width": 6}, {"text": "00", "width": 2},
      {"text": "0", "width": 16, "right": true, "zero": true}, {"text": "0", "width": 6, "right": true, "zero": true},
      {"text": "0", "width": 16, "right": true, "zero": true}, {"text": "0", "width": 1}, {"text": "", "width": 40}, {"text": "", "width": 8},
      {"is": "bank_bot", "width": 3}, {"is": "bank_name", "width": 35, "cut": true}, {"is": "branch", "width": 4}, {"is": "branch", "width": 35},
      {"text": "", "width": 1}, {"text": "", "width": 1}, {"is": "number", "width": 20}, {"text": "", "width": 1}, {"text": "", "width": 3},
      {"text": "04", "width": 2}, {"is": "number", "width": 50}, {"text": "", "width": 18}, {"text": "", "width": 2}]},
    {"of": "line", "fields": [{"text": "004", "width": 3}, {"text": "00000001", "width": 8},
      {"is": "sequence", "width": 6, "right": true, "zero": true}, {"text": "", "width": 15}, {"is": "holder", "width": 100, "cut": true},
      {"text": "", "width": 210}, {"text": "", "width": 10}, {"text": "", "width": 70}, {"text": "", "width": 10}, {"text": "", "width": 10},
      {"text": "", "width": 64}, {"text": "", "width": 100}, {"text": "", "width": 70}, {"text": "", "width": 70}, {"text": "", "width": 70}]},
    {"of": "foot", "fields": [{"text": "999", "width": 3}, {"text": "000001", "width": 6}, {"is": "count", "width": 6, "right": true, "zero": true},
      {"is": "total", "width": 16, "decimals": 3, "right": true, "zero": true}]}]',
   '{"not_banks": ["scb", "promptpay"], "digits": [10, 15], "most": 1000, "most_minor": 200000000, "needs": ["payer_account", "payer_code"]}',
   'The open-source module l10n_th_bank_payment_export_scb of OCA/l10n-thailand (SCB Business Net, domestic payments).'),
  ('bbl-direct', 'Bangkok Bank, direct credit (DCB02)', 5, 'txt', 'tis-620', '~', E'\n',
   '[{"of": "head", "fields": [{"text": "001"}, {"is": "payer_code"}, {"is": "payer_tax_id"}, {"is": "payer_account"}, {"is": "batch"}, {"text": ""},
      {"is": "day", "form": "ddmmyyyy"}, {"is": "time"}]},
    {"of": "line", "fields": [{"text": "003"}, {"is": "payer_code"}, {"is": "sequence"}, {"text": "DCB02"},
      {"is": "account", "width": 11, "right": true, "zero": true}, {"is": "day", "form": "ddmmyyyy"}, {"text": ""}, {"text": "THB"},
      {"is": "number"}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""},
      {"text": "N"}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": "04"}, {"text": ""},
      {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": "OUR"},
      {"is": "amount", "width": 16, "decimals": 2, "right": true, "zero": true}, {"text": ""}, {"text": ""}, {"text": ""}, {"is": "bank_bot"},
      {"is": "branch"}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"is": "holder"}, {"text": ""}, {"text": ""}, {"text": ""},
      {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}]},
    {"of": "foot", "fields": [{"text": "100"}, {"is": "count"}, {"is": "total", "decimals": 2}]}]',
   '{"banks": ["bbl"], "digits": [10, 11], "most": 1000, "needs": ["payer_account", "payer_code", "payer_tax_id"]}',
   'The open-source module l10n_th_bank_payment_export_bbl of OCA/l10n-thailand (Bangkok Bank, iCash).'),
  ('bbl-smart', 'Bangkok Bank, to other banks (SMC06)', 6, 'txt', 'tis-620', '~', E'\n',
   '[{"of": "head", "fields": [{"text": "001"}, {"is": "payer_code"}, {"is": "payer_tax_id"}, {"is": "payer_account"}, {"is": "batch"}, {"text": ""},
      {"is": "day", "form": "ddmmyyyy"}, {"is": "time"}]},
    {"of": "line", "fields": [{"text": "003"}, {"is": "payer_code"}, {"is": "sequence"}, {"text": "SMC06"},
      {"is": "account", "width": 11, "right": true, "zero": true}, {"is": "day", "form": "ddmmyyyy"}, {"text": ""}, {"text": "THB"},
      {"is": "number"}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""},
      {"text": "N"}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": "04"}, {"text": ""},
      {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": "OUR"},
      {"is": "amount", "width": 16, "decimals": 2, "right": true, "zero": true}, {"text": ""}, {"text": ""}, {"text": ""}, {"is": "bank_bot"},
      {"is": "branch"}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"is": "holder"}, {"text": ""}, {"text": ""}, {"text": ""},
      {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}, {"text": ""}]},
    {"of": "foot", "fields": [{"text": "100"}, {"is": "count"}, {"is": "total", "decimals": 2}]}]',
   '{"not_banks": ["bbl", "promptpay"], "digits": [10, 15], "most": 1000, "most_minor": 200000000, "needs": ["payer_account", "payer_code", "payer_tax_id"]}',
   'The open-source module l10n_th_bank_payment_export_bbl of OCA/l10n-thailand (Bangkok Bank, iCash).');

-- The books are read on a screen: what each account holds, and how it came to that, entry by entry.

-- A balance is summed out of the index alone.
drop index public.postings_account;
create index postings_account on public.postings (account_id, journal_id) include (amount_minor);
create index journals_newest_by_kind on public.journals (kind, id);
create index journals_posted on public.journals (posted_at);

create function public.ledger_balances(p_words text default '')
returns table (id uuid, kind text, provider text, seller_id uuid, seller_name text, currency text, balance_minor bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  words text := btrim(coalesce(p_words, ''));
begin
  perform private.demand('ledger.read');
  return query
    select a.id, a.kind, a.provider, a.seller_id, coalesce(s.business_name, ''), a.currency::text,
           coalesce((select sum(p.amount_minor) from public.postings p where p.account_id = a.id), 0)::bigint
      from public.ledger_accounts a left join public.sellers s on s.id = a.seller_id
     where case when words = '' then a.seller_id is null
                else s.business_name ilike '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%' end
     order by a.seller_id is not null, s.business_name, a.kind, a.provider, a.currency limit 200;
end
$$;
comment on function public.ledger_balances(text) is
  'What the shop''s own accounts hold; with words those of the sellers whose name has them. Debits positive. For whoever may read the books.';
revoke execute on function public.ledger_balances(text) from public, anon;
grant execute on function public.ledger_balances(text) to authenticated;

create function public.account_entries(p_account_id uuid, p_before bigint default null, p_limit integer default 50)
returns table (journal_id bigint, kind text, posted_at timestamptz, order_id uuid, order_number text, payout_id uuid, payout_number text,
  amount_minor bigint, balance_minor bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  brought bigint;
begin
  perform private.demand('ledger.read');
  if p_limit not between 1 and 200 then raise exception 'Between 1 and 200 entries.' using errcode = '22023'; end if;
  select coalesce(sum(p.amount_minor), 0) into brought from public.postings p
   where p.account_id = p_account_id and (p_before is null or p.journal_id < p_before);
  return query
    select e.journal_id, j.kind, j.posted_at, o.id, o.number, y.id, y.number, e.amount_minor,
           (brought - coalesce(sum(e.amount_minor) over (order by e.journal_id desc rows between unbounded preceding and 1 preceding), 0))::bigint
      from (select p.journal_id, p.amount_minor from public.postings p
             where p.account_id = p_account_id and (p_before is null or p.journal_id < p_before) order by p.journal_id desc limit p_limit) e
      join public.journals j on j.id = e.journal_id
      left join public.orders o on o.id = j.order_id
      left join public.payouts y on y.id = j.payout_id
     order by e.journal_id desc;
end
$$;
comment on function public.account_entries(uuid,bigint,integer) is
  'An account''s entries before a journal, the newest first, each with what the account held after it. For whoever may read the books.';
revoke execute on function public.account_entries(uuid,bigint,integer) from public, anon;
grant execute on function public.account_entries(uuid,bigint,integer) to authenticated;

-- Why: a reward that was taken back while it was held by an unpaid order came back for good with that order's end.
create or replace function private.give_credit_back(p_payment uuid, p_amount bigint, p_kind text, p_key text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  spend public.credit_entries;
  used record;
  open bigint := p_amount;
  part bigint;
  lot record;
  entry bigint;
begin
  select * into spend from public.credit_entries e where e.payment_id = p_payment and e.kind = 'spend' order by e.id desc limit 1;
  -- In the order of whoever takes a reward back: the referral, then the account.
  perform from public.referrals f where f.id in (select e.referral_id from private.credit_uses u join public.credit_entries e on e.id = u.source_id
    where u.spend_id = spend.id and e.referral_id is not null) order by f.id for update;
  perform from public.credit_accounts a where a.id = spend.account_id for update;
  update public.credit_accounts set balance_minor = balance_minor + p_amount where id = spend.account_id;
  insert into public.credit_entries (account_id, kind, amount_minor, key, payment_id) values (spend.account_id, p_kind, p_amount, p_key, p_payment);
  for used in select u.source_id, u.amount_minor - u.back_minor as out from private.credit_uses u
     where u.spend_id = spend.id and u.back_minor < u.amount_minor order by u.source_id desc loop
    part := least(open, used.out);
    update private.credit_uses set back_minor = back_minor + part where spend_id = spend.id and source_id = used.source_id;
    -- What comes back after its time can still be used for a while.
    update public.credit_entries set left_minor = left_minor + part,
      expires_at = case when expires_at is not null then greatest(expires_at, private.now() + interval '30 days') end where id = used.source_id;
    open := open - part;
    exit when open = 0;
  end loop;
  -- A reward that was taken back while it lay in this order goes the same way now.
  for lot in select e.id, e.account_id, e.left_minor as unspent, e.referral_id from private.credit_uses u join public.credit_entries e on e.id = u.source_id
      join public.referrals f on f.id = e.referral_id and f.state = 'taken_back'
     where u.spend_id = spend.id and e.kind = 'referral' and e.left_minor > 0 order by e.id loop
    update public.credit_accounts set balance_minor = balance_minor - lot.unspent where id = lot.account_id;
    update public.credit_entries set left_minor = 0 where id = lot.id;
    insert into public.credit_entries (account_id, kind, amount_minor, key, referral_id)
    values (lot.account_id, 'referral_back', -lot.unspent, left('referral_back:' || lot.id || ':' || p_key, 120), lot.referral_id) returning id into entry;
    perform private.post_referral(entry, 'referral_back');
    update public.referrals set back_minor = back_minor + lot.unspent where id = lot.referral_id;
  end loop;
  if open > 0 then raise exception 'More credit would come back than was taken.' using errcode = 'HT015'; end if;
end
$$;

-- Why: under row level security no index answers parts of words, so that these lists were read whole for each search.
create function private.words_like(p_words text) returns text language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(char_length(btrim(p_words)) not between 1 and 100, true) then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  return '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%';
end
$$;
comment on function private.words_like(text) is 'What a list is searched with for these words, signs among them taken as they are.';
revoke execute on function private.words_like(text) from public;

create index seller_applications_words on public.seller_applications using gin (business_name extensions.gin_trgm_ops);
create index coupons_words on public.coupons using gin (code extensions.gin_trgm_ops);
create index bogo_promotions_words on public.bogo_promotions using gin (name extensions.gin_trgm_ops);
create index listing_rules_words on public.listing_rules using gin (name extensions.gin_trgm_ops);
create index collections_words on public.collections using gin (slug extensions.gin_trgm_ops);
create index fee_invoices_words on public.fee_invoices using gin (number extensions.gin_trgm_ops, seller_name extensions.gin_trgm_ops);
create index wholesale_invoices_words on public.wholesale_invoices using gin (number extensions.gin_trgm_ops, company extensions.gin_trgm_ops);
create index seller_debts_words on public.seller_debts using gin (seller_name extensions.gin_trgm_ops);
create index translation_terms_parts on public.translation_terms using gin (term extensions.gin_trgm_ops, said extensions.gin_trgm_ops);
create index payouts_words on public.payouts using gin (number extensions.gin_trgm_ops, seller_name extensions.gin_trgm_ops, batch extensions.gin_trgm_ops);

-- Each is planned for these very words, as public.orders_found is.
create function public.applications_found(p_words text) returns setof public.seller_applications
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('sellers.read');
  return query execute 'select * from public.seller_applications where id in (
    select id from public.seller_applications where business_name ilike $1 order by created_at desc, id desc limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.applications_found(text) is 'Applications to sell by the name of the business; at most the newest 200, for whoever may read them.';

create function public.coupons_found(p_words text) returns setof public.coupons
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('promotions.read');
  return query execute 'select * from public.coupons where id in (
    select id from public.coupons where code ilike $1 order by created_at desc, id desc limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.coupons_found(text) is 'Coupons by their code; at most the newest 200, for whoever may read them.';

create function public.bogo_promotions_found(p_words text) returns setof public.bogo_promotions
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('promotions.read');
  return query execute 'select * from public.bogo_promotions where id in (
    select id from public.bogo_promotions where name ilike $1 order by created_at desc, id desc limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.bogo_promotions_found(text) is 'BOGO promotions by their name; at most the newest 200, for whoever may read them.';

create function public.listing_rules_found(p_words text) returns setof public.listing_rules
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('products.read');
  return query execute 'select * from public.listing_rules where id in (
    select id from public.listing_rules where name ilike $1 order by created_at desc, id desc limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.listing_rules_found(text) is 'Rules of listings by their name; at most the newest 200, for whoever may read them.';

create function public.collections_found(p_words text) returns setof public.collections
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('products.read');
  return query execute 'select * from public.collections where id in (
    select id from public.collections where slug ilike $1 order by sort_order, id limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.collections_found(text) is 'Collections by their address; the first 200, for whoever may read them.';

create function public.fee_invoices_found(p_words text) returns setof public.fee_invoices
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('payouts.read');
  return query execute 'select * from public.fee_invoices where id in (
    select id from public.fee_invoices where number ilike $1 or seller_name ilike $1 order by issued_at desc, id desc limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.fee_invoices_found(text) is 'Fee invoices by number or maker; at most the newest 200, for whoever may read them.';

create function public.wholesale_invoices_found(p_words text) returns setof public.wholesale_invoices
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('wholesale.read');
  return query execute 'select * from public.wholesale_invoices where id in (
    select id from public.wholesale_invoices where number ilike $1 or company ilike $1 order by issued_at desc, id desc limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.wholesale_invoices_found(text) is 'Invoices to buyers by number or company; at most the newest 200, for whoever may read them.';

create function public.debts_found(p_words text) returns setof public.seller_debts
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('payouts.read');
  return query execute 'select * from public.seller_debts where id in (
    select id from public.seller_debts where seller_name ilike $1 order by started_at desc, id desc limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.debts_found(text) is 'Debts by maker; at most the newest 200, for whoever may read them.';

create function public.redirects_found(p_words text) returns setof public.redirects
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('content.write');
  return query execute 'select * from public.redirects where id in (
    select id from public.redirects where from_path ilike $1 or to_path ilike $1 order by created_at desc, id desc limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.redirects_found(text) is 'Redirects by where they begin or lead; at most the newest 200, for whoever may read them.';

create function public.translation_terms_found(p_words text) returns setof public.translation_terms
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('translations.read');
  return query execute 'select * from public.translation_terms where id in (
    select id from public.translation_terms where term ilike $1 or said ilike $1 order by created_at desc, id desc limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.translation_terms_found(text) is
  'Terms of translation by what they are, or are called; at most the newest 200, for whoever may read them.';

create function public.payouts_found(p_words text) returns setof public.payouts
language plpgsql stable security definer rows 200 set search_path = '' as $$
declare
  p public.payouts;
begin
  perform private.demand('payouts.read');
  for p in execute 'select * from public.payouts where id in (
    select id from public.payouts where number ilike $1 or seller_name ilike $1 or batch ilike $1 order by created_at desc, id desc limit 200)'
    using private.words_like(p_words)
  loop
    -- What nobody reads of the table, nobody reads here.
    p.number_sealed := '';
    p.approved_by := null;
    p.second_by := null;
    p.looked_at := null;
    p.tried_at := null;
    p.claimed_until := null;
    return next p;
  end loop;
end
$$;
comment on function public.payouts_found(text) is
  'Payouts by number, maker or file; at most the newest 200, for whoever may read them, without what the table keeps to itself.';

revoke execute on function public.applications_found(text), public.coupons_found(text), public.bogo_promotions_found(text),
  public.listing_rules_found(text), public.collections_found(text), public.fee_invoices_found(text),
  public.wholesale_invoices_found(text), public.debts_found(text), public.redirects_found(text),
  public.translation_terms_found(text), public.payouts_found(text) from public, anon;
grant execute on function public.applications_found(text), public.coupons_found(text), public.bogo_promotions_found(text),
  public.listing_rules_found(text), public.collections_found(text), public.fee_invoices_found(text),
  public.wholesale_invoices_found(text), public.debts_found(text), public.redirects_found(text),
  public.translation_terms_found(text), public.payouts_found(text) to authenticated;

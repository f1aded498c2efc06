# frozen_string_literal: true

people = [
  ["Marina Alves", "marina", "F", "São Paulo, SP"],
  ["João Pedro Lima", "joaopedro", "M", "Belo Horizonte, MG", { pro_seller: true }],
  ["Beatriz Nogueira", "bianogueira", "F", "Rio de Janeiro, RJ"],
  ["Rafael Monteiro", "rafamonteiro", "M", "Curitiba, PR"],
  ["Luiza Fernandes", "brecho.da.lu", "F", "Porto Alegre, RS", { pro_seller: true }],
  ["Camila Duarte", "camiladuarte", "F", "Recife, PE", { photo: nil }],
  ["Thiago Barros", "thiagobarros", "M", "Salvador, BA"],
  ["Ana Clara Siqueira", "anaclara", "F", "Florianópolis, SC"]
]
users = people.map do |name, nickname, gender, location, others = {}|
  User.create!(name: name, nickname: nickname, gender: gender, location: location,
               email: "#{nickname}@exemplo.com.br", photo: "avatar-#{nickname}", **others)
end

goods = [
  ["Vestido midi floral", 120, 240, 2, "vestido", "Farm"],
  ["Bolsa tiracolo de couro caramelo", 189, 189, 3, "bolsa", "Arezzo"],
  ["Tênis de lona preto 37", 95, 130, 4, "sapato", "All Star"],
  ["Camisa de linho branca", 79, 79, 5, "camisa", "Osklen"],
  ["Jaqueta jeans anos 90", 149, 199, 2, "casaco", "Zara"],
  ["Saia plissada verde-musgo", 65, 90, 8, "saia", "Farm"],
  ["Sandália de salto bloco nude 36", 88, 88, 6, "sapato", "Arezzo"],
  ["Blazer alongado risca de giz", 210, 350, 5, "casaco", "Zara"],
  ["Bolsa de palha praiana", 54, 54, 7, "bolsa", nil],
  ["Camiseta de banda desbotada", 45, 60, 4, "camisa", nil],
  ["Vestido de festa longo azul-marinho", 320, 640, 6, "vestido", "Zara"],
  ["Óculos de sol gatinho", 70, 70, 3, "oculos", nil],
  ["Relógio dourado vintage", 260, 300, 7, "relogio", nil],
  ["Bota de couro cano curto 38", 175, 250, 2, "sapato", "Arezzo"],
  ["Suéter de tricô listrado", 82, 82, 8, "camisa", "Farm"],
  ["Calça pantalona de alfaiataria", 110, 160, 5, "calca", "Zara"],
  ["Mochila de lona verde-oliva", 98, 98, 7, "bolsa", "Osklen"],
  ["Vestido tubinho preto", 75, 150, 6, "vestido", "Zara"],
  ["Casaco de lã xadrez", 230, 230, 8, "casaco", nil],
  ["Colar de pérolas de água doce", 140, 180, 3, "colar", nil],
  ["Short jeans de cintura alta", 49, 49, 1, "calca", "Farm"]
]
goods.each_with_index do |(title, price, original, seller, drawing, brand), index|
  Product.create!(title: title, price: price, original_price: original, seller: users[seller - 1], brand: brand,
                  photo: "#{drawing}-#{index + 101}", available_units: index % 7 == 6 ? 0 : 1)
end

# Products without a price, two and a half pages for each of two pro sellers.
users.select(&:pro_seller).each do |seller|
  30.times do |index|
    title, _, _, _, drawing, brand = goods[index % goods.length]
    Product.create!(title: title, seller: seller, brand: brand, photo: "#{drawing}-#{index + 401}")
  end
end

[[1, 3], [1, 5], [3, 1], [8, 1]].each do |follower, following|
  Follow.create!(follower: users[follower - 1], following: users[following - 1])
end

letters = [
  ["default", "lojinha", "seu vestido foi vendido!", "prepare o pacote e poste em até três dias úteis", false],
  ["chat", "Beatriz Nogueira", "sobre a sapatilha bordada", "oi! ela é do tipo que laceia com o uso?", false],
  ["default", "lojinha", "oferta recebida", "Rafael ofereceu R$ 55 na camisa xadrez", false],
  ["default", "lojinha", "pagamento liberado", "o dinheiro da sua venda já está na carteira", true],
  ["chat", "João Pedro Lima", "entrega em mãos", "combinado, sábado às 10h no metrô", true],
  ["offer", "Rafael Costa", "oferta na camisa xadrez", "ofereceu R$ 55, você pediu R$ 58", true],
  ["default", "lojinha", "sua compra foi postada", "acompanhe pelo código de rastreio", true]
]
users.each do |user|
  letters.each_with_index do |(kind, sender, subject, excerpt, read), index|
    user.messages.create!(kind: kind, sender: sender, subject: subject, excerpt: excerpt, read: read,
                          sent_at: Time.zone.local(2025, 10, 30 - index, 13, 5 * index))
  end
end
